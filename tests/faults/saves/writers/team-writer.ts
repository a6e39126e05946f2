import { formatRevision, type Team } from '@apoti/contract';
import type { WireClient } from '../../../support/wire-client';
import type { Pen, Writer } from './writer';

/** An old client that edits two members in each save of the whole list. */
export function teamWriter(client: WireClient, { number }: Pen): Writer {
  let members: Team = [];
  let revision = '';
  return {
    begin: ({ documents: { team } }) => {
      members = team.members;
      const { epoch, last } = team.revisions;
      revision = formatRevision({ epoch, number: last.team, view: 'full' });
    },
    next: async () => {
      const n = number();
      const key = `team-${n}`;
      const [first, second, ...others] = members;
      const [bio, position] = [`Bio of save ${n}`, `Position of save ${n}`];
      const list = [{ ...first, bio }, { ...second, position }, ...others].map((member) => ({ ...member, revision }));
      const writes = [
        { entry: `member ${first?.id}`, fields: { bio } },
        { entry: `member ${second?.id}`, fields: { position } },
      ];
      const send = () => client.post('/api/team.php', list, { 'idempotency-key': key });
      return { save: { id: key, key, does: 'team.php', writes }, send, again: false };
    },
    heard: () => undefined,
  };
}
