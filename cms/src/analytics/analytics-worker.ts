import { parentPort, workerData } from 'node:worker_threads';
import { isRecord } from '../store/from-strapi';
import { answer, requestSchema } from './requests';
import { forgetAside, isBroken, openSqlite, putAside } from './sqlite-file';
import type { SqliteSql } from './sqlite-sql';

const port = parentPort;
const file = isRecord(workerData) ? String(workerData['file']) : '';
const log = (line: string) => port?.postMessage({ log: line });

let open: SqliteSql | null = null;
/** One after the other: the file has one connection. */
let queue: Promise<void> = Promise.resolve();

async function openStore(): Promise<SqliteSql> {
  return (open ??= await openSqlite(file, log, Date.now));
}

async function close(): Promise<void> {
  await open?.close();
  open = null;
}

async function handle(asked: unknown): Promise<unknown> {
  const request = requestSchema.parse(asked);
  if (request.what === 'forget') forgetAside(file, request.before);
  try {
    return await answer(await openStore(), request);
  } catch (error) {
    if (!isBroken(error)) throw error;
    // It broke while it was open.
    await close();
    putAside(file, log, Date.now());
    return answer(await openStore(), request);
  }
}

async function work(message: unknown): Promise<void> {
  if (!isRecord(message) || message['request'] === undefined) {
    // Whatever ails it, nothing more is asked of it.
    await close().catch(() => undefined);
    port?.close();
    return;
  }
  const id = message['id'];
  try {
    port?.postMessage({ id, reply: await handle(message['request']) });
  } catch (error) {
    port?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) });
  }
}

port?.on('message', (message: unknown) => {
  queue = queue.then(() => work(message));
});
