import type { Context } from 'koa';
import { ApiError, cmsStateSaveSchema, isStateKind, type StateKind } from '@apoti/contract';
import { atOneMoment } from '../../../changes/at-one-moment';
import { toRevisions } from '../../../changes/counters';
import { saveStateKind } from '../../../states/save-state-kind';
import { readState } from '../../../states/state-watch';
import type { Strapi } from '../../../store/strapi';
import { parseBody } from '../../../wire/parse-body';
import { personOf } from '../../../wire/person-of';

function kindOf({ params }: Context): StateKind {
  const kind = String(params['kind']);
  if (!isStateKind(kind)) throw new ApiError('not_found', 'There are no such settings');
  return kind;
}

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET states/:kind: the settings and the revisions of the same moment. */
  async find(ctx: Context) {
    const kind = kindOf(ctx);
    const { counters, data } = await atOneMoment(strapi, kind, () => readState(strapi, kind));
    ctx.body = { revisions: toRevisions(counters), state: data };
  },

  /** POST states/:kind. */
  async save(ctx: Context) {
    ctx.body = await saveStateKind(strapi, personOf(ctx), kindOf(ctx), parseBody(ctx, cmsStateSaveSchema));
  },
});
