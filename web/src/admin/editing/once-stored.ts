import type { EditingSession } from './session';

/** Resolves once nothing of a document in editing is in this page alone: the browser's store has it, or the server. */
export async function onceStored<T>(session: EditingSession<T>): Promise<void> {
  await session.flush();
  await new Promise<void>((resolve) => {
    const look = () => {
      if (session.isAtRisk()) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = session.subscribe(look);
    look();
  });
}
