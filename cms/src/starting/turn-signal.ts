import { MessagePort } from 'node:worker_threads';
import { z } from 'zod';

/** What the thread that holds a lock tells the one that waits for it; nothing yet is 0. */
export const HELD = 1;
/** The reason comes as a message. */
export const REFUSED = 2;

/** Where it tells it, and hears that the lock goes back. */
export const turnSchema = z.object({ signal: z.instanceof(SharedArrayBuffer), port: z.instanceof(MessagePort) });
