import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useErrors } from '../plugins/app/errors';
import { useDroppedRests } from './drop-rest';

/** More than the buffers of a connection take, so that a body is under way when it is refused. */
const BODY = Buffer.alloc(16 * 1024 * 1024, 'x');
const HEAD = 'POST /small HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\n';

/** Takes ten bytes. */
async function serve(use: (app: FastifyInstance) => void) {
  const app = Fastify();
  use(app);
  app.post('/small', { bodyLimit: 10 }, () => 'read');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = z.object({ port: z.number() }).parse(app.server.address());
  return { app, open: () => connect(port, '127.0.0.1').pause() };
}

/** Sends all of it before anything of the answer is read, as simple clients do. */
async function sendAll(socket: Socket, body: Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(body, (error) => (error ? reject(error) : resolve()));
  });
}

async function readStatus(socket: Socket): Promise<number> {
  const first = once(socket.resume(), 'data');
  const [head] = z.tuple([z.instanceof(Buffer)]).parse(await first);
  return Number(head.toString().split(' ')[1]);
}

describe('a body that is too large', () => {
  let site: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    site = await serve(useErrors);
  });
  afterAll(() => site.app.close());

  it('C19: who sends it to the end, and reads only then, is told that it is too much, and may ask again', async () => {
    const socket = site.open();
    socket.write(`${HEAD}content-length: ${BODY.length}\r\n\r\n`);
    await sendAll(socket, BODY);
    expect(await readStatus(socket)).toBe(413);
    socket.write(`${HEAD}content-length: 2\r\n\r\nok`);
    expect(await readStatus(socket)).toBe(200);
    socket.destroy();
  });

  it('C19: so is who does not say how much it will be', async () => {
    const socket = site.open();
    socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n${BODY.length.toString(16)}\r\n`);
    await sendAll(socket, BODY);
    await sendAll(socket, Buffer.from('\r\n0\r\n\r\n'));
    expect(await readStatus(socket)).toBe(413);
    socket.destroy();
  });

  it.each(['HTTP/1.1\r\nconnection: close', 'HTTP/1.0'])(
    'C19: so is a client of %j, who asks once',
    async (version) => {
      const socket = site.open();
      socket.write(`${HEAD.replace('HTTP/1.1', version)}content-length: ${BODY.length}\r\n\r\n`);
      await sendAll(socket, BODY);
      expect(await readStatus(socket)).toBe(413);
      await once(socket, 'close');
    },
  );
});

describe('the rest of a body where the connection ends', () => {
  let site: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    site = await serve((made) => useDroppedRests(made, 1_000));
  });
  afterAll(() => site.app.close());

  it.each([
    ['that does not come', () => undefined],
    ['of which a little comes again and again', (socket: Socket) => setInterval(() => socket.write('x'), 50)],
  ])('F10: nobody waits for long for one %s', async (_, goOn) => {
    const socket = site.open().on('error', () => undefined);
    socket.write(`${HEAD}connection: close\r\ncontent-length: ${BODY.length}\r\n\r\nx`);
    const sending = goOn(socket);
    expect(await readStatus(socket)).toBe(413);
    clearInterval(sending);
    socket.destroy();
  });
});
