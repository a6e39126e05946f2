import { isMailOrNone, NO_ADDRESS, teamSchema, type FieldIssue, type Team } from '@apoti/contract';
import { objectShape } from '@apoti/contract/merge/shape';
import { z } from 'zod';
import { objectDocument, type EditedDocument } from '../editing/document';

const schema = z.object({ members: teamSchema });

/** The team in editing: the wire's list as the one field of an object, for the core knows objects only. */
export type TeamContent = z.infer<typeof schema>;

/** Mailboxes that are none. A member who has hers from before may keep it, wherever in the list she has come to stand. */
function mailFaults(mine: Team, base: Team): FieldIssue[] {
  const before = new Map(base.map(({ id, email }) => [id, email]));
  return mine.flatMap(({ id, email }, place) => {
    if (email === before.get(id) || isMailOrNone(email)) return [];
    return [{ path: ['members', place, 'email'], message: NO_ADDRESS }];
  });
}

const document = objectDocument<TeamContent>('team', schema, objectShape(schema));

/** The team as the editing core sees it. */
export const teamDocument: EditedDocument<TeamContent> = {
  ...document,
  check: (mine, base) => [...document.check(mine, base), ...mailFaults(mine.members, base.members)],
};
