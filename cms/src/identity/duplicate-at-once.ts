import { fieldIssueSchema } from '@apoti/contract';
import { errors } from '@strapi/utils';
import { isRecord } from '../store/from-strapi';
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
      if (rule === 'chosen')
        throw new errors.ApplicationError(ONE_OF_EACH, { prohibitedFields: [[['Kind of partner'], ONE_OF_EACH]] });
      const isCopy = rule === 'timestamp' || rule === 'highest';
      try {
        return await (isCopy ? controller.clone(context) : controller.autoClone(context));
      } catch (error) {
        throw withReasons(error);
      }
    },
  };
}

/** A refusal with the fields that are in a copy's way, each with what is said of it: the panel's dialog shows nothing else of one. */
function withReasons(error: unknown): unknown {
  if (!(error instanceof errors.ApplicationError)) return error;
  const details: unknown = error.details;
  const known = isRecord(details) ? details : {};
  if ('prohibitedFields' in known) return error;
  const issues = fieldIssueSchema.array().safeParse(known['errors']).data ?? [];
  const reasons = issues.map(({ path, message }) => [path.map(String), message]);
  error.details = { ...known, prohibitedFields: reasons.length > 0 ? reasons : [[[], error.message]] };
  return error;
}
