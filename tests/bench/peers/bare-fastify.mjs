// A Fastify with nothing around it, in a process of its own: sends the bytes and headers that it is told over the channel.
import Fastify from 'fastify';

process.once('disconnect', () => process.exit());
process.once(
  'message',
  async (/** @type {{ path: string, headers: Record<string, string>, body: string }[]} */ files) => {
    const app = Fastify({ logger: false });
    for (const { path, headers, body } of files) {
      const bytes = Buffer.from(body, 'base64');
      app.get(path, (_request, reply) => reply.headers(headers).send(bytes));
    }
    process.send?.({ origin: await app.listen({ host: '127.0.0.1', port: 0 }) });
  },
);
