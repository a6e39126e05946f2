import { equal, memberSchema, newMember } from '@apoti/contract';
import { typesOnly } from '@apoti/contract/lib/types-only';
import { keptSchema } from '../form/kept-schema';
import { useKeptDraft } from '../form/use-kept-draft';
import type { MemberFields } from './team-edits';

const schema = keptSchema(typesOnly<MemberFields>(memberSchema.omit({ id: true })), newMember);

/** The new member who is being typed, kept in this browser; `waits`: something of her has been typed. */
export function useNewMember(person: number) {
  const draft = useKeptDraft({ list: 'member', person, schema, initial: () => newMember });
  const value = draft.entry ?? newMember;
  return { ...draft, value, waits: !equal({ ...value }, { ...newMember }) };
}
