import fc from 'fast-check';
import { nastyText } from '../../support/arbitraries/json';

const deep = (open: string, close: string, depth = 10_000) => `${open.repeat(depth)}${close.repeat(depth)}`;

/** JSON texts that have brought parsers and those who walk through their values down: deep, wide, huge, reaching into prototypes. */
export const hostileJson: fc.Arbitrary<string> = fc.constantFrom(
  deep('[', ']'),
  deep('{"a":', '}').replace('":}', '":1}'),
  `{"action":${deep('[', ']')}}`,
  `{"id":${deep('[', ']', 500)},"name":${deep('[', ']', 500)}}`,
  `{"revision":"x.1","state":{"general":${deep('[', ']', 20_000)}}}`,
  `{"revision":"x.1","heroSlides":[{"title":${deep('{"a":[', ']}', 5_000)}}],"members":[${deep('[', ']')}]}`,
  `{"revision":"x.1","state":{"additionalSchema":"${`{\\"@type\\":\\"X\\",\\"a\\":${deep('[', ']', 9_900)}}`}"}}`,
  '{"id":1e400,"order":-1e400}',
  `{"id":${'9'.repeat(5_000)}}`,
  '{"id":-0,"name":0.1e-400}',
  '{"id":NaN}',
  '{"id":Infinity}',
  '{"__proto__":{"isAdmin":true},"id":1}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"name":"\\u0000","email":"a\\u0000@example.com","message":"\\u0000"}',
  '{"name":"\\ud800","email":"\\udfff@example.com","title":"\\ud83d"}',
  '{"name":"\u202Egnp.exe","email":"a@example.com\u202E","title":"\u2066x\u2069"}',
  `{${Array.from({ length: 3_000 }, (_, at) => `"k${at}":${at}`).join(',')}}`,
  `[${'{},'.repeat(5_000)}{}]`,
  `{"name":"${'x'.repeat(300_000)}"}`,
  `{"email":"${'a.'.repeat(3_000)}@${'b.'.repeat(3_000)}com"}`,
  `{"title":"${' '.repeat(50_000)}x","slug":"${'-'.repeat(50_000)}"}`,
  `{"content":"${'<div>'.repeat(20_000)}"}`,
  `{"content":"${'<a href=x '.repeat(5_000)}"}`,
  '\ufeff{"action":"logout"}',
  '{"action":"logout"}{"action":"logout"}',
  '',
  'null',
  '0',
  '""',
  '[]',
);

/** Types of content that are not, or only nearly, what a call takes. */
export const oddTypes = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=utf-16',
  'application/json\t; x',
  ' application/json',
  'application/jsonx',
  'APPLICATION/JSON',
  'text/plain',
  'text/csv',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=b',
  `multipart/form-data; boundary=${'b'.repeat(500)}`,
  '',
  ';',
  '*/*',
);

/** What may stand in a header's value as bytes: no line ends, no NUL, nothing beyond a byte. */
export const headerText = fc
  .oneof(nastyText, fc.string({ maxLength: 200 }), fc.constant('a'.repeat(4_000)))
  .map((text) => text.replace(/[^\x20-\x7e\x80-\xff]/g, '').trim());

const namedHeaders: Record<string, readonly string[]> = {
  accept: ['*/*', '', 'text/html;q=NaN', 'image/avif', `${'a/b,'.repeat(500)}c/d`],
  'accept-encoding': ['br', 'gzip', 'identity;q=0', '*;q=0', 'br;q=1e999', ',,,;', 'gzip;q=0.5, br;q=0.5, zstd'],
  'accept-language': ['yo', '*', 'x'.repeat(2_000)],
  'if-none-match': ['*', '"x"', 'W/"x"', `${'"a",'.repeat(800)}"b"`, '"'],
  'if-match': ['*', '"3f9c1a7e.1"', '"3f9c1a7e.99999999999999999999"', '3f9c1a7e.-1', '"', '"a.b"'],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'never'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=99999999999-', 'bytes=0-,0-,0-', 'lines=1-2', 'bytes=x'],
  'x-conflicts': ['ask', 'no', 'ask, ask'],
  'idempotency-key': ['one', '', 'k'.repeat(128), 'k'.repeat(129), 'ключ'.replace(/[^\x20-\xff]/g, '?')],
  cookie: [
    'session=',
    'session=a.b',
    `session=${'s'.repeat(3_000)}`,
    '=;=;=',
    'a="; session=x',
    'device=%',
    'session=%E0%A4%A',
  ],
  origin: ['null', 'https://evil.example', 'x', 'http://127.0.0.1'],
  'sec-fetch-site': ['cross-site', 'same-origin', 'same-site', 'none', 'x'],
  'x-forwarded-host': ['evil.example', '', 'a,b'],
  'x-forwarded-proto': ['https', 'javascript', 'https,http'],
  'x-forwarded-for': [
    '127.0.0.1',
    '::ffff:127.0.0.1',
    'unknown',
    '999.1.1.1',
    '_',
    `${'1.1.1.1, '.repeat(300)}2.2.2.2`,
  ],
  forwarded: ['for=evil;host=evil.example'],
  'x-http-method-override': ['DELETE'],
  'user-agent': ['', 'Mozilla/5.0', 'x'.repeat(4_000)],
  referer: ['javascript:alert(1)', 'https://evil.example/%', 'x'],
  'content-encoding': ['gzip', 'br'],
  'save-data': ['on'],
};

const oneHeader = fc
  .constantFrom(...Object.keys(namedHeaders))
  .chain((name) =>
    fc
      .oneof(
        { weight: 4, arbitrary: fc.constantFrom(...(namedHeaders[name] ?? [''])) },
        { weight: 1, arbitrary: headerText },
      )
      .map((value): [string, string] => [name, value]),
  );

/** Up to three headers that programs read, with values that they do not expect. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(oneHeader, { maxLength: 3 })
  .map((pairs) => Object.fromEntries(pairs));
