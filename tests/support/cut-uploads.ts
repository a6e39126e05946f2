import { connect } from 'node:net';
import type { WireClient } from './wire-client';

const MARK = 'the-boundary-of-a-cut-upload';
const FOOT = `\r\n--${MARK}--\r\n`;

/** How an upload ends before its time, or says something else of its length than is so. */
export const cuts: Record<
  string,
  (form: Buffer) => { header: string; body: Buffer; end: 'destroyed' | 'ended' | 'open' }
> = {
  'half of what was declared, and gone': (form) => {
    const body = form.subarray(0, form.length / 2);
    return { header: `Content-Length: ${form.length}`, body, end: 'destroyed' };
  },
  'half of what was declared, and no more': (form) => {
    const body = form.subarray(0, form.length / 2);
    return { header: `Content-Length: ${form.length}`, body, end: 'ended' };
  },
  'less declared than there is': (form) => ({ header: `Content-Length: ${form.length / 2}`, body: form, end: 'open' }),
  'half of a chunk, and gone': (form) => {
    const body = chunk(form).subarray(0, form.length / 2);
    return { header: 'Transfer-Encoding: chunked', body, end: 'destroyed' };
  },
  'chunks that end in the middle of the form': (form) => {
    const body = Buffer.concat([chunk(form.subarray(0, form.length / 2)), LAST]);
    return { header: 'Transfer-Encoding: chunked', body, end: 'open' };
  },
  'a chunk that is longer than it says': (form) => {
    const body = Buffer.concat([Buffer.from(`${(form.length / 2).toString(16)}\r\n`), form, LAST]);
    return { header: 'Transfer-Encoding: chunked', body, end: 'open' };
  },
};

const LAST = Buffer.from('0\r\n\r\n');
const chunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

/** A form with one file, of an even length. */
function formOf(field: string, file: Buffer): Buffer {
  const head = `--${MARK}\r\ncontent-disposition: form-data; name="${field}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const form = Buffer.concat([Buffer.from(head), file, Buffer.from(FOOT)]);
  return form.length % 2 === 0 ? form : Buffer.concat([form, Buffer.from('\n')]);
}

/** Sends an upload that is cut so; the status of the answer, or null: none came. */
export function cutUpload(
  client: WireClient,
  path: string,
  field: string,
  file: Buffer,
  cut: string,
): Promise<number | null> {
  const { hostname, port } = new URL(client.origin);
  const made = cuts[cut];
  if (made === undefined) throw new Error(`There is no cut ${cut}`);
  const { header, body, end } = made(formOf(field, file));
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
  const lines = [`POST ${path} HTTP/1.1`, 'Host: 127.0.0.1', `Cookie: ${cookie}`, header, 'Connection: close'];
  const head = `${lines.join('\r\n')}\r\nContent-Type: multipart/form-data; boundary=${MARK}\r\n\r\n`;
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname);
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    // Being cut off is an answer, too.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0) || null));
    socket.write(head);
    if (end === 'ended') socket.end(body);
    else socket.write(body, () => end === 'destroyed' && socket.destroy());
  });
}
