import { deviceTypes, OTHER_PAGES, trafficSources, type MeasuredItem } from '@apoti/contract';
import { cellsOf } from './histogram';
import { nameIds, type NameKind } from './names';
import { placeIn } from './segments';
import { marks, numberOf, textOf, type Sql, type SqlRow } from './sql';
import type { Sign } from './visits';

/** In the order they are stored: a new one comes last. */
const kinds = ['view', 'leave', 'event', 'search', 'vitals', 'cohort'] as const;
/** So many visitors are asked for at a time. */
const AT_ONCE = 500;
const OTHER_SEARCHES = '(other)';

/** An address without the slash at its end: that is the same page. */
export function pageName(page: string): string {
  return page.length > 1 ? page.replace(/\/+$/, '') || '/' : page;
}

/** The same words are the same search, however they are written. */
function searchName(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

function nameOf({ what }: MeasuredItem): { kind: NameKind; text: string } | null {
  if (what.kind === 'event') return { kind: 'event', text: what.name };
  return what.kind === 'search' ? { kind: 'search', text: searchName(what.text) } : null;
}

/** What was measured on one day, by visitor, with the numbers of its names. */
export async function toSigns(sql: Sql, day: number, items: readonly MeasuredItem[]): Promise<Map<string, Sign[]>> {
  const wanted = (kind: NameKind) =>
    new Set(items.flatMap((item) => [nameOf(item)].flatMap((name) => (name?.kind === kind ? [name.text] : []))));
  const pages = new Set(items.map(({ page }) => pageName(page)));
  const page = await nameIds(sql, { kind: 'page', day, wanted: pages, other: OTHER_PAGES });
  const events = await nameIds(sql, { kind: 'event', day, wanted: wanted('event'), other: OTHER_PAGES });
  const search = await nameIds(sql, { kind: 'search', day, wanted: wanted('search'), other: OTHER_SEARCHES });
  const signs = new Map<string, Sign[]>();
  for (const item of items) {
    const { at, what, visitor, source, device, returning } = item;
    const text = pageName(item.page);
    const name = nameOf(item);
    const sign: Sign = {
      at,
      kind: what.kind,
      page: { id: page(text), text },
      name: name === null ? null : { id: (name.kind === 'event' ? events : search)(name.text), text: name.text },
      source: placeIn(trafficSources, source),
      device: placeIn(deviceTypes, device),
      returning,
      seconds: what.kind === 'leave' ? what.seconds : what.kind === 'cohort' ? what.week : 0,
      cells: what.kind === 'vitals' ? cellsOf(what.vitals) : [],
      ...(what.kind === 'view' && what.journey === true ? { journey: true } : {}),
    };
    signs.set(visitor, [...(signs.get(visitor) ?? []), sign]);
  }
  return signs;
}

/** What is stored of visitors on a day. */
export async function readSigns(sql: Sql, day: number, visitors: readonly string[]): Promise<Map<string, Sign[]>> {
  const signs = new Map<string, Sign[]>();
  for (let begin = 0; begin < visitors.length; begin += AT_ONCE) {
    const part = visitors.slice(begin, begin + AT_ONCE);
    const rows = await sql.all(
      `select i.visitor, i.at, i.kind, i.page, p.name as page_text, i.name, n.name as name_text, i.source, i.device,
        i.returns, i.seconds, i.cells
        from items i join names p on p.id = i.page left join names n on n.id = i.name
        where i.day = ? and i.visitor in (${marks(part)})`,
      [day, ...part],
    );
    for (const row of rows) {
      const visitor = textOf(row, 'visitor');
      const known = signs.get(visitor);
      if (known === undefined) signs.set(visitor, [toSign(row)]);
      else known.push(toSign(row));
    }
  }
  return signs;
}

function toSign(row: SqlRow): Sign {
  const cells = textOf(row, 'cells');
  return {
    at: numberOf(row, 'at'),
    kind: kinds[numberOf(row, 'kind')] ?? 'leave',
    page: { id: numberOf(row, 'page'), text: textOf(row, 'page_text') },
    name: row['name'] === null ? null : { id: numberOf(row, 'name'), text: textOf(row, 'name_text') },
    source: numberOf(row, 'source'),
    device: numberOf(row, 'device'),
    returning: numberOf(row, 'returns') === 1,
    seconds: numberOf(row, 'seconds'),
    cells: cells === '' ? [] : cells.split(' ').map(Number),
  };
}

/** Stores what a visitor did. */
export async function writeSigns(sql: Sql, day: number, signs: ReadonlyMap<string, readonly Sign[]>): Promise<void> {
  const rows = [...signs].flatMap(([visitor, those]) =>
    those.map((sign) => [
      ...[day, visitor, sign.at, kinds.indexOf(sign.kind), sign.page.id, sign.name?.id ?? null],
      ...[sign.source, sign.device, sign.returning ? 1 : 0, sign.seconds, sign.cells.join(' ')],
    ]),
  );
  const columns = 'day, visitor, at, kind, page, name, source, device, returns, seconds, cells';
  await sql.insert(`insert into items (${columns})`, rows);
}
