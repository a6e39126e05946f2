import { share, teamConflictSchema } from '@apoti/contract';
import { saveTeam } from '../../shared/api/team';
import type { Outcome } from '../editing/state';
import type { Entry } from '../editing/work';
import { failedSave } from '../editor/failed-save';
import type { TeamContent } from './team-document';

/** Sends a person's save of the team and says what became of it; never throws. */
export async function sendTeam(
  entry: Entry<TeamContent>,
  revision: string,
  person: number,
): Promise<Outcome<TeamContent>> {
  try {
    const { members } = entry.content;
    const reply = await saveTeam({ members, revision, idempotencyKey: entry.key, person });
    return {
      kind: 'saved',
      content: share(entry.content, { members: reply.members }),
      revision: reply.revision,
      aliases: reply.aliases ?? [],
      survivors: reply.survivors,
    };
  } catch (error) {
    return failedSave(error, {
      present: (body) => {
        const now = teamConflictSchema.safeParse(body).data;
        return now && { content: { members: now.members }, revision: now.revision };
      },
      // The wire counts from the list, the document from the object around it.
      place: (path) => ['members', ...path],
    });
  }
}
