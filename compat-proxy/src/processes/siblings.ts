import { MemoryStore } from '../shared/memory-store';
import type { SharedStore } from '../shared/shared-store';

/** The other processes of the proxy on this machine, as one of them sees them. */
export type Siblings = {
  /** What all of them count together. */
  shared: SharedStore;
  /** Whether this one does what is done once for all. */
  leads: () => boolean;
  /** Something was saved through this one: resolves when the others have it, or have had the time for it. Never fails. */
  tell: () => Promise<void>;
  /** How the others' saves are looked for. */
  onTold: (look: () => Promise<void>) => void;
};

/** Where there is one process. */
export function noSiblings(shared: SharedStore = new MemoryStore()): Siblings {
  return { shared, leads: () => true, tell: async () => undefined, onTold: () => undefined };
}
