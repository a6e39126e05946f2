import { request } from 'node:http';
import type { WireClient } from '../../support/wire-client';

const MARK = 'the-boundary-of-a-slow-upload';

/** POST upload.php in two halves: the second one is sent once `midway` is over. Gives the status. */
export function uploadSlowly(client: WireClient, picture: Buffer, midway: Promise<unknown>): Promise<number> {
  const head = `--${MARK}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${MARK}--\r\n`)]);
  const headers = {
    cookie: [...client.cookies].map((pair) => pair.join('=')).join('; '),
    'content-type': `multipart/form-data; boundary=${MARK}`,
    'content-length': body.length,
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${client.origin}/api/upload.php`, { method: 'POST', headers, agent: false }, (answer) => {
      answer.once('error', reject).once('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    sent.once('error', reject);
    sent.write(body.subarray(0, body.length / 2));
    midway.then(() => sent.end(body.subarray(body.length / 2)), reject);
  });
}
