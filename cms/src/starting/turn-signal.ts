import { MessagePort } from 'node:worker_threads';
import { z } from 'zod';

/** What the thread that holds a lock tells the one that waits for it; nothing yet is 0. */
export const HELD = 1;
/** The reason comes as a message. */
export const REFUSED = 2;

/** What is said where the lock of a start is lost, which ends the process: two must not be at it. */
export const LOST =
  'The connection of this start to the database has ended, and another CMS may be starting. This one ends; start it again.';

/** Where it tells it, and hears that the lock goes back. */
export const turnSchema = z.object({ signal: z.instanceof(SharedArrayBuffer), port: z.instanceof(MessagePort) });
