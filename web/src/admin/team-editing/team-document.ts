import { teamSchema } from '@apoti/contract';
import { objectShape } from '@apoti/contract/merge/shape';
import { z } from 'zod';
import { objectDocument } from '../editing/document';

const schema = z.object({ members: teamSchema });

/** The team in editing: the wire's list as the one field of an object, for the core knows objects only. */
export type TeamContent = z.infer<typeof schema>;

/** The team as the editing core sees it. */
export const teamDocument = objectDocument<TeamContent>('team', schema, objectShape(schema));
