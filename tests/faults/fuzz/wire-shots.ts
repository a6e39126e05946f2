import fc from 'fast-check';
import type { Json } from '@apoti/contract';
import type { Call } from '@apoti/contract/calls/call';
import { calls } from '@apoti/contract/calls/calls';
import { someChanges, withChanges } from '../../support/arbitraries/changed-body';
import { fromSchema } from '../../support/arbitraries/from-schema';
import { anyJson, nastyText, rawBody } from '../../support/arbitraries/json';
import { hostileJson, oddHeaders, oddTypes } from './hostile';
import { formBody } from './form-shots';
import type { Shot } from './shot';
import type { World } from './world';

/** Of the call's own form, or of no form at all; its type is the one that belongs to it. */
type Sent = { type: string; body: string | Buffer };

const asJson = (body: Json): Sent => ({ type: 'application/json', body: JSON.stringify(body) });

/** These stop everything for a while, or fill the disk, and have tests of their own: they come by seldom. */
const HEAVY = ['/api/backups', '/api/backups/restore', '/api/reports', '/api/seo/verify', '/api/settings/connections'];
const weightOf = ({ path, method }: Call) => (method === 'POST' && HEAVY.includes(path) ? 1 : 40);

const person = fc.oneof(
  { weight: 3, arbitrary: fc.constant('admin' as const) },
  { weight: 1, arbitrary: fc.constant('visitor' as const) },
);

function part(path: string, world: World): fc.Arbitrary<string> {
  const known = world.idsOf(path);
  const odd = fc.oneof(
    nastyText,
    fc.constantFrom(
      '0',
      '-1',
      '1.5',
      '1e3',
      '9007199254740993',
      '1;2',
      '..',
      '.',
      '%00',
      '%2e%2e',
      'NaN',
      '__proto__',
      'x'.repeat(300),
      'y'.repeat(9_000),
      'y'.repeat(9_000),
    ),
  );
  const text = odd.map((value) =>
    value.includes('%') ? value.replace(/[^\x21-\x7e]/g, '') : encodeURIComponent(value.toWellFormed()),
  );
  return known.length === 0 ? text : fc.oneof(fc.constantFrom(...known.map(encodeURIComponent)), text);
}

/** The address with something for each part that the caller chooses. */
function addressOf({ path }: Call, world: World): fc.Arbitrary<string> {
  const pieces = path.split(/\{\w+\}/);
  const parts = fc.tuple(...pieces.slice(1).map(() => part(path, world)));
  return parts.map((chosen) => pieces.map((piece, at) => `${piece}${chosen[at] ?? ''}`).join(''));
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A query of the call's own names, or of any. */
function queryOf({ query }: Call): fc.Arbitrary<string> {
  const own = query === undefined ? fc.constant<Json>({}) : fromSchema(query);
  const known = own.map((value) =>
    Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([name, inner]) => [
      name,
      textOf(inner),
    ]),
  );
  const any = fc.array(
    fc.tuple(fc.constantFrom('type', 'page', 'q', 'address', 'from', '__proto__', 'a[b]', ''), nastyText),
    { maxLength: 3 },
  );
  const written = fc
    .oneof({ weight: 3, arbitrary: known }, { weight: 1, arbitrary: any })
    .map((pairs) =>
      pairs
        .map(
          ([name = '', value = '']) =>
            `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`,
        )
        .join('&'),
    );
  const broken = fc.constantFrom(
    '%',
    '%E0%A4%A',
    '&&==&',
    'a=%00',
    `q=${'x'.repeat(6_000)}`,
    'page=1&page=2',
    '?',
    '#',
  );
  return fc.oneof(
    { weight: 8, arbitrary: written },
    { weight: 1, arbitrary: broken },
    { weight: 4, arbitrary: fc.constant('') },
  );
}

function bodyOf(call: Call, world: World): fc.Arbitrary<Sent | null> {
  if (call.method === 'GET' || call.body === undefined) return fc.constant(null);
  if (call.body.form !== 'json') return formBody(call.body.form);
  const known = world.bodiesOf(call);
  const changed = fc
    .tuple(fc.constantFrom(...known), someChanges)
    .map(([body, changes]) => asJson(withChanges(body, changes)));
  const whole = fc.constantFrom(...known).map(asJson);
  const raw = fc.tuple(fc.oneof(rawBody, hostileJson), fc.oneof(fc.constant('application/json'), oddTypes));
  return fc.oneof(
    { weight: 6, arbitrary: changed },
    { weight: 2, arbitrary: whole },
    { weight: 6, arbitrary: fromSchema(call.body.schema).map(asJson) },
    { weight: 2, arbitrary: anyJson.map(asJson) },
    { weight: 4, arbitrary: raw.map(([body, type]): Sent => ({ type, body: body.toWellFormed() })) },
    { weight: 1, arbitrary: formBody('multipart') },
  );
}

function shotOf(call: Call, world: World): fc.Arbitrary<Shot> {
  return fc
    .record({
      path: addressOf(call, world),
      query: queryOf(call),
      sent: bodyOf(call, world),
      headers: oddHeaders,
      odd: fc.nat(4),
      as: person,
    })
    .map(({ path, query, sent, headers, odd, as }) => ({
      method: call.method,
      path: query === '' ? path : `${path}?${query}`,
      headers: { ...(sent === null ? {} : { 'content-type': sent.type }), ...(odd === 0 ? headers : {}) },
      ...(sent === null ? {} : { body: sent.body }),
      as,
      calls: calls.filter(({ method, path: known }) => method === call.method && known === call.path),
    }));
}

/** Requests of every call of the wire: most of the right shape with something changed, some of none at all. */
export function wireShots(world: World): fc.Arbitrary<Shot> {
  return fc.oneof(...calls.map((call) => ({ weight: weightOf(call), arbitrary: shotOf(call, world) })));
}
