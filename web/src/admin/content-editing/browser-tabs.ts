import type { Tabs } from '../editing/ports';
import { newUuid } from '../../shared/lib/uuid';

const place = (tab: string) => `editor-tab:${tab}`;
const SENDER = 'editor-sender';

/** Without secure origin (a phone on the local network) there are no locks: every tab is alone. */
function aloneTabs(id: string): Tabs {
  return {
    id,
    join: async () => undefined,
    leave: () => undefined,
    ifGone: (_, run) => run(),
    asSender: (run) => run(),
  };
}

/** What the tabs of this browser agree on, by Web Locks: a lock ends with its tab, also when that crashes. */
export function browserTabs(): Tabs {
  const id = newUuid();
  if (!('locks' in navigator)) return aloneTabs(id);
  let leave = (): void => undefined;
  return {
    id,
    join: () =>
      new Promise<void>((joined) => {
        void navigator.locks.request(place(id), () => {
          joined();
          return new Promise<void>((resolve) => {
            leave = resolve;
          });
        });
      }),
    leave: () => leave(),
    ifGone: async (tab, run) => {
      await navigator.locks.request(place(tab), { ifAvailable: true }, async (lock) => {
        if (lock) await run();
      });
    },
    asSender: async (run) => {
      const [result] = await navigator.locks.request(SENDER, async () => [await run()] as const);
      return result;
    },
  };
}
