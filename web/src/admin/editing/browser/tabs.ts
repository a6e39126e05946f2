import { REQUEST_SECONDS } from '@apoti/contract';
import { newUuid } from '../../../shared/lib/uuid';
import type { Tabs } from '../ports';
import { unlockedTabs } from './unlocked-tabs';

/** How long a reloaded page waits for its own former self to be gone, in ms. */
const RELOAD_MS = 500;

/** Longest wait for another tab's save to be answered, in ms: a little longer than any call may take. */
export const TURN_MS = REQUEST_SECONDS * 1_000 + 5_000;
/** The same, once it was waited for in vain, in ms: a tab that is suspended, or locks that hang, stay so for a while. */
export const BRIEF_TURN_MS = 1_000;

/** This tab's id of before the reload, and its new one. A copied tab inherits the former; its lock tells who is who. */
function rename(name: string): { id: string; former: string | null } {
  const id = newUuid();
  try {
    const former = sessionStorage.getItem(`${name}-tab`);
    sessionStorage.setItem(`${name}-tab`, id);
    return { id, former };
  } catch {
    return { id, former: null };
  }
}

/**
 * The tabs of this browser by Web Locks: a lock that lives as long as the tab does, and one for the sender. Browsers give
 * them on https and localhost only; elsewhere, and where they refuse, tabs ask each other.
 */
export function browserTabs(name: string): Tabs {
  const { id, former } = rename(name);
  // Typed as always there; on plain http it is not.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? lockedTabs(name, id, former, locks) : unlockedTabs(name, id);
}

function lockedTabs(name: string, id: string, former: string | null, locks: LockManager): Tabs {
  let leave = (): void => undefined;
  const left = new Promise<void>((resolve) => (leave = resolve));
  let isHeld = false;
  let isLeft = false;
  let unlocked: Tabs | null = null;
  let patience = TURN_MS;
  let formerIsGone: Promise<void> | null = null;
  const waitForFormer = async () => {
    if (former === null) return;
    const signal = AbortSignal.timeout(RELOAD_MS);
    await locks.request(`${name}-tab-${former}`, { signal }, () => undefined).catch(() => undefined);
  };
  return {
    id,
    join: (giveUp) =>
      new Promise((joined) => {
        giveUp.addEventListener('abort', () => joined());
        const hold = () => {
          isHeld = true;
          joined();
          return left;
        };
        // Asked for also after `giveUp`: who looks whether this tab is gone stands behind it in the browser's line.
        locks.request(`${name}-tab-${id}`, hold).catch(() => {
          if (!isLeft) unlocked = unlockedTabs(name, id);
          joined();
        });
      }),
    leave: () => {
      isLeft = true;
      leave();
      unlocked?.leave();
    },
    async ifGone(tab, run) {
      if (unlocked) return unlocked.ifGone(tab, run);
      // It also holds the places of those that it took over, and lets them go together with its own.
      formerIsGone ??= waitForFormer();
      await formerIsGone;
      // Asked in any case: locks that do not answer are not a tab that lives.
      let isGone = false;
      await locks.request(`${name}-tab-${tab}`, { ifAvailable: true }, (got) => {
        isGone = got !== null;
        return isGone ? run() : undefined;
      });
      return isGone;
    },
    asSender(run) {
      if (!isHeld) return run();
      // The lock's own promise type is opaque about async callbacks; the result is carried out by hand.
      return new Promise((resolve, reject) => {
        const giveUp = new AbortController();
        const timer = setTimeout(() => giveUp.abort(), patience);
        const send = (nextPatience: number) => {
          clearTimeout(timer);
          patience = nextPatience;
          return run().then(resolve, reject);
        };
        // Out of turn is better than not at all: the server knows a save by its key, and merges.
        locks
          .request(`${name}-sender`, { signal: giveUp.signal }, () => send(TURN_MS))
          .catch(() => send(BRIEF_TURN_MS));
      });
    },
  };
}
