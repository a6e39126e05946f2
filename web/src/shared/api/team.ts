import useSWR, { type SWRConfiguration } from 'swr';
import {
  CONFLICTS_HEADER,
  formatRevision,
  IDEMPOTENCY_HEADER,
  oldestRevision,
  parseRevision,
  PERSON_HEADER,
  teamReplySchema,
  teamSavedSchema,
  teamSchema,
  type ApiError,
  type Team,
} from '@apoti/contract';
import { request, requestTagged } from './client';

const PATH = '/api/team.php';

/** The team as a reply showed it. */
export type TeamSeen = {
  /** Null when the reply was a visitor's, in which fields and members are missing. */
  members: Team | null;
  /** Of the whole list; null while the server itself has only the defaults. */
  revision: string | null;
};

/** The revision of the whole list; only an empty one has it in its `ETag` alone. A visitor's `ETag` is none. */
function revisionOf(revisions: readonly (string | undefined)[], etag: string | null): string | null {
  const tagged = etag === null ? null : parseRevision(etag);
  return oldestRevision(revisions) ?? (tagged && formatRevision(tagged));
}

/** Reads the team (C7). Throws ApiError. */
export async function fetchTeam(): Promise<TeamSeen> {
  const { data, etag } = await requestTagged(teamReplySchema, { path: PATH });
  const revision = revisionOf(
    data.map((member) => member.revision),
    etag,
  );
  const isPublic = revision !== null && parseRevision(revision)?.view === 'public';
  return { members: isPublic ? null : (teamSchema.safeParse(data).data ?? null), revision };
}

/** The team, read again on focus and when the network is back; not at all while it is not `wanted`. */
export function useTeam(wanted: boolean, options: SWRConfiguration<TeamSeen, ApiError> = {}) {
  return useSWR<TeamSeen, ApiError>(wanted ? PATH : null, fetchTeam, options);
}

const savedSchema = teamSavedSchema.required({ members: true });

/** A save of the whole list by a person (id), based on `revision`; the same key again is the same save (design: writing). */
export type TeamSaveRequest = { members: Team; revision: string; idempotencyKey: string; person: number };

/** Saves the team (C8) and asks to be told of conflicts instead of winning. Throws ApiError. */
export async function saveTeam({ members, revision, idempotencyKey, person }: TeamSaveRequest) {
  return request(savedSchema, {
    method: 'POST',
    path: PATH,
    body: members.map((member, place) => ({ ...member, order: place + 1, revision })),
    headers: {
      [CONFLICTS_HEADER]: 'ask',
      [IDEMPOTENCY_HEADER]: idempotencyKey,
      [PERSON_HEADER]: String(person),
      // An empty list has no member that could carry it.
      'If-Match': `"${revision}"`,
    },
  });
}
