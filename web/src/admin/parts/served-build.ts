import { useSyncExternalStore } from 'react';
import { onBuildTold } from '../../shared/api/transport';

let served: string | null = null;
let closed = false;
const listeners = new Set<() => void>();

/** Hears from now on which build the server serves, and whether the site is closed to visitors. */
export function hearOfBuilds(): void {
  onBuildTold((build, isClosed) => {
    if (build === served && isClosed === closed) return;
    served = build;
    closed = isClosed;
    for (const listener of listeners) listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The build that is served, where this document is of another one; else null, also while servers are replaced one by one. */
function otherBuild(): string | null {
  const own = document.documentElement.dataset['build'];
  return own === undefined || served === own ? null : served;
}

/** Which newer build there is, by its id; null while this document is of the present one. */
export function useNewerBuild(): string | null {
  return useSyncExternalStore(subscribe, otherBuild);
}

/** Whether the site is closed to visitors, by the last answer: no call is made for it. */
export function useIsSiteClosed(): boolean {
  return useSyncExternalStore(subscribe, () => closed);
}
