import { Client } from 'undici';
import type { BurstJob, BurstResult } from './jobs';

/** Lets all clients ask once at the same moment, over connections that are open already. */
export async function burst({ origin, before, path, clients: count, headers }: BurstJob): Promise<BurstResult> {
  const clients = Array.from({ length: count }, () => new Client(origin));
  await Promise.all(clients.map((client) => ask(client, before, headers)));
  const begin = performance.now();
  const answers = await Promise.all(
    clients.map(async (client) => {
      const status = await ask(client, path, headers);
      return { status, ms: performance.now() - begin };
    }),
  );
  await Promise.all(clients.map((client) => client.close()));
  return { times: answers.map(({ ms }) => ms), failed: answers.filter(({ status }) => status !== 200).length };
}

async function ask(client: Client, path: string, headers: Record<string, string>): Promise<number> {
  const { statusCode, body } = await client.request({ method: 'GET', path, headers });
  await body.dump();
  return statusCode;
}
