import { errors } from '@strapi/utils';
import { idRules } from './id-rules';

type Call = (context: { params: { model: string } }) => Promise<unknown>;

/** Strapi's calls of a list of entries, of which these two are meant here. */
export type EntryController = { clone: Call; autoClone: Call };

const ONE_OF_EACH = 'There is one franchise model of each kind, so none can be duplicated. Edit the one that is there.';

/**
 * *Duplicate* in a row of a list: Strapi refuses it for every kind of entry with a field that is unique, since the copy would have the same. Ours
 * never keep their number ({@link completeData}), so it is a copy as any other.
 */
export function duplicateAtOnce(controller: EntryController): EntryController {
  return {
    ...controller,
    async autoClone(context) {
      const rule = idRules[context.params.model]?.id;
      if (rule === 'chosen') throw new errors.ApplicationError(ONE_OF_EACH);
      if (rule === 'timestamp' || rule === 'highest') return controller.clone(context);
      return controller.autoClone(context);
    },
  };
}
