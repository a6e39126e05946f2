import type { BackupsReply } from '@apoti/contract';

/** How what was under way has ended, as far as something is to be said of it. */
export type SaidEnd = 'made' | 'not-made' | 'broken-off' | 'restored' | 'not-restored';

/** What has ended between two looks; null while nothing has. `isMine`: this person has asked for a backup. */
export function endOf(last: BackupsReply, known: BackupsReply, isMine: boolean): SaidEnd | null {
  if (isRestoring(last)) {
    if (isRestoring(known)) return null;
    return known.restore?.state === 'restored' ? 'restored' : 'not-restored';
  }
  if (last.work === null || known.work !== null) return null;
  const [newest] = known.backups;
  // What a restore has replaced becomes a backup too, of which nothing needs to be said.
  if (newest?.kind === 'before-restore' && newest.name !== last.backups[0]?.name) return null;
  if (known.problem !== null) return 'not-made';
  if (newest !== undefined && newest.name !== last.backups[0]?.name) return 'made';
  // The schedule's is made again by itself.
  return isMine ? 'broken-off' : null;
}

function isRestoring({ work, restore }: BackupsReply): boolean {
  return work?.what === 'restore' || restore?.state === 'switched';
}
