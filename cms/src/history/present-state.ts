import { isStateKind, type HistoryKind, type Json } from '@apoti/contract';
import { currentContent } from '../content/current-content';
import { readState } from '../states/state-watch';
import type { Strapi } from '../store/strapi';
import { readTeam } from '../team/team-watch';

/** What a kind that is one state holds now; undefined for kinds that are logged entry by entry. */
export async function presentState(strapi: Strapi, kind: HistoryKind): Promise<Json | undefined> {
  if (kind === 'team') return readTeam(strapi);
  if (isStateKind(kind)) return readState(strapi, kind);
  return kind === 'content' ? (await currentContent(strapi)).content : undefined;
}
