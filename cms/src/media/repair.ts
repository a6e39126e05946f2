import { ObjectStoreFailure } from '@apoti/contract/object-store/object-store-failure';
import { CommitUnknown } from './commit-or-ask';
import type { Strapi } from '../store/strapi';

/** Pause between two tries, in ms. */
const RETRY_MS = 5_000;

type Repair = { work: () => Promise<void>; alarm: NodeJS.Timeout | undefined; running: Promise<void> };

const repairs = new WeakMap<Strapi, Repair>();

/** From now on files are made to agree with their rows by `work` soon after something was broken off by the place of the files or of the rows. */
export function openRepairs(strapi: Strapi, work: () => Promise<void>): void {
  repairs.set(strapi, { work, alarm: undefined, running: Promise.resolve() });
}

/** Ends it; what is being repaired is repaired first. */
export async function closeRepairs(strapi: Strapi): Promise<void> {
  const repair = repairs.get(strapi);
  if (repair === undefined) return;
  repairs.delete(strapi);
  clearTimeout(repair.alarm);
  await repair.running;
}

/** Does something with files; where their place fails meanwhile, or nobody knows of the rows, they are looked through soon. */
export async function seenToAgree<T>(strapi: Strapi, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isStoreFailure(error)) repairSoon(strapi);
    throw error;
  }
}

function isStoreFailure(error: unknown): boolean {
  const isOne = error instanceof ObjectStoreFailure || error instanceof CommitUnknown;
  return isOne || (error instanceof Error && isStoreFailure(error.cause));
}

/** One look at a time, until one of them has been made. */
export function repairSoon(strapi: Strapi): void {
  const repair = repairs.get(strapi);
  if (repair === undefined || repair.alarm !== undefined) return;
  repair.alarm = setTimeout(() => {
    repair.alarm = undefined;
    repair.running = repair.work().catch((error: unknown) => {
      strapi.log.warn(error);
      repairSoon(strapi);
    });
  }, RETRY_MS).unref();
}
