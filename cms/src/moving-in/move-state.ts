import { ApiError, equal, type CmsSave, type Json } from '@apoti/contract';
import { checkedContent, contentKind } from '../content/save-content';
import { saveStateBy, type PlanSides, type Planned } from '../saves/save-state';
import type { Strapi } from '../store/strapi';
import { checkedTeam, teamKind } from '../team/save-team';
import { MOVER } from './mover';

type Moved = { revision: string; state: Json };

/** Makes the content what was planned from `revision`, or nothing of it. @throws ApiError `conflict`, `invalid` */
export async function moveContent(strapi: Strapi, { revision, state }: Moved): Promise<boolean> {
  const kind = contentKind(strapi, (sides) => planned(sides, checkedContent(state, sides.current, sides.current)));
  return (await saveStateBy(strapi, MOVER, saveOf(revision), kind)).changed;
}

/** The same for the team. @throws ApiError `conflict`, `invalid` */
export async function moveTeam(strapi: Strapi, { revision, state }: Moved): Promise<boolean> {
  const kind = teamKind(strapi, (sides) => planned(sides, checkedTeam(state, sides.current)));
  return (await saveStateBy(strapi, MOVER, saveOf(revision), kind)).changed;
}

function saveOf(revision: string): CmsSave {
  return { revision, conflicts: 'ask', session: MOVER.id };
}

/** The planned state as it is: whoever planned it has merged it with the state that is still here. */
function planned<State extends Json>({ current, base }: PlanSides<State>, next: State): Planned<State> {
  if (!equal(current, base))
    throw new ApiError('conflict', 'Somebody has changed it meanwhile; nothing was brought over');
  return { kind: 'merged', next, overlay: [], aliases: [] };
}
