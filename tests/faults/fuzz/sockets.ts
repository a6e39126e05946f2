import fc from 'fast-check';
import { connect } from 'node:net';

/** Whoever hears nothing for so long hangs up, in ms. */
const SILENCE = 200;
/** Whoever has hung up is let go by then, in ms. */
const PATIENCE = 30_000;
const HOST = 'Host: 127.0.0.1';
const JSON_TYPE = 'Content-Type: application/json';

/** Requests that break the rules of HTTP, or keep to them in a way that nobody does. */
const broken: readonly string[] = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  'GET /\r\n\r\n',
  'GET  /  HTTP/1.1\r\n\r\n',
  `GET / HTTP/9.9\r\n${HOST}\r\n\r\n`,
  `G\0ET / HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `GET /\x00 HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `GET /\xff\xfe HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `GET /?q=\xe9 HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `GET http://[/uploads/x.png HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `GET http://evil.example/ HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `GET http://evil.example/api/content.php HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `GET http://:99999/uploads/x.png?w=480 HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `GET //[/uploads/x.png HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `GET * HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `OPTIONS * HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}\r\n${HOST}\r\n\r\n`,
  'GET / HTTP/1.1\r\nHost: evil.example, 127.0.0.1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: 127.0.0.1:99999999\r\n\r\n',
  'GET / HTTP/1.1\r\nHost:\r\n\r\n',
  `GET / HTTP/1.1\r\n${HOST}\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}\r\n${'X: a\r\n'.repeat(3_000)}\r\n`,
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}\r\nX : a\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}\r\n folded\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}\r\nX: a\x00b\r\n\r\n`,
  `GET / HTTP/1.1\n${HOST}\n\n`,
  `GET / HTTP/1.1\r\n${HOST}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: x\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}\r\nExpect: nonsense\r\n\r\n`,
  `POST /api/auth.php HTTP/1.1\r\n${HOST}\r\n${JSON_TYPE}\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
  `POST /api/auth.php HTTP/1.1\r\n${HOST}\r\n${JSON_TYPE}\r\nContent-Length: -1\r\n\r\n{}`,
  `POST /api/auth.php HTTP/1.1\r\n${HOST}\r\n${JSON_TYPE}\r\nContent-Length: 1e3\r\n\r\n{}`,
  `POST /api/auth.php HTTP/1.1\r\n${HOST}\r\n${JSON_TYPE}\r\nContent-Length: 99999999999999999999\r\n\r\n{}`,
  `POST /api/auth.php HTTP/1.1\r\n${HOST}\r\n${JSON_TYPE}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  `POST /api/auth.php HTTP/1.1\r\n${HOST}\r\n${JSON_TYPE}\r\nContent-Length: 50\r\n\r\n{"action":`,
  `POST /api/auth.php HTTP/1.1\r\n${HOST}\r\n${JSON_TYPE}\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n`,
  `POST /api/auth.php HTTP/1.1\r\n${HOST}\r\n${JSON_TYPE}\r\nTransfer-Encoding: chunked, identity\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `POST /api/auth.php HTTP/1.1\r\n${HOST}\r\n${JSON_TYPE}\r\nTransfer-Encoding: xchunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `POST /api/auth.php HTTP/1.1\r\n${HOST}\r\n${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n`,
  `POST /api/auth.php HTTP/1.1\r\n${HOST}\r\n${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  `POST /api/auth.php HTTP/1.1\r\n${HOST}\r\n${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX: y\r\n\r\n`,
  `POST /api/upload.php HTTP/1.1\r\n${HOST}\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n--b\r\r\n`,
  `GET /api/content.php HTTP/1.1\r\n${HOST}\r\nContent-Length: 20\r\n\r\n{"action":"logout"}x`,
  `GET / HTTP/1.1\r\n${HOST}\r\n\r\n`.repeat(40),
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '\0'.repeat(100),
  '',
];

const whole = fc.constantFrom(...broken);
/** A request of the list with some of its bytes changed, cut off or doubled. */
const changed = fc
  .record({ text: whole, at: fc.nat(), byte: fc.nat(255), how: fc.constantFrom('set', 'cut', 'doubled', 'removed') })
  .map(({ text, at, byte, how }) => {
    const place = text.length === 0 ? 0 : at % Math.min(text.length, 400);
    const [before, after] = [text.slice(0, place), text.slice(place)];
    if (how === 'cut') return before;
    if (how === 'doubled') return `${before}${after}${after}`.slice(0, 60_000);
    return `${before}${how === 'set' ? String.fromCharCode(byte) : ''}${after.slice(1)}`;
  });

/** Bytes that are sent as they are. */
export const rawShots: fc.Arbitrary<string> = fc.oneof(
  { weight: 1, arbitrary: whole },
  { weight: 2, arbitrary: changed },
);

/** Sends the bytes, and hangs up when nothing more comes; everything that came back. @throws when the connection is not closed then */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.setTimeout(SILENCE);
    socket.once('timeout', () => {
      socket.end();
      socket.setTimeout(PATIENCE, () => socket.destroy(new Error(`it was not closed within ${PATIENCE} ms`)));
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => socket.end());
    // Being cut off in the middle is an answer to what is no request.
    socket.on('error', (error) => ('code' in error ? undefined : reject(error)));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.write(Buffer.from(text, 'latin1'));
  });
}

/** What is wrong with what came back; null: nothing. Being hung up on is an answer to what is no request. */
export function judgeRaw(answer: string): string | null {
  if (answer === '') return null;
  const heads = [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) [^]*?\r\n\r\n/gm)].map(([text, status]) => ({
    text,
    status: Number(status),
  }));
  if (!answer.startsWith('HTTP/1.1 ') || heads.length === 0) return 'what came back is no HTTP';
  const failed = heads.find(({ status }) => status >= 500);
  if (failed !== undefined) return `a ${failed.status}`;
  if (answer.includes('evil.example')) return 'a foreign host is repeated';
  // Node itself answers what has no Host, and what expects what it does not know: with a head alone.
  const guessed = heads.find(
    ({ text }) => /^content-type:/im.test(text) && !/^x-content-type-options: nosniff\r$/im.test(text),
  );
  return guessed === undefined ? null : `its type may be guessed (${guessed.status})`;
}
