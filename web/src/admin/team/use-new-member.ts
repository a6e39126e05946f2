import { equal, memberSchema, newMember } from '@apoti/contract';
import { typesOnly } from '@apoti/contract/lib/types-only';
import { useKeptDraft } from '../form/use-kept-draft';
import type { MemberFields } from './team-edits';

const schema = typesOnly<MemberFields>(memberSchema.omit({ id: true }));

/** The new member who is being typed, kept in this browser; `waits`: something of her has been typed. */
export function useNewMember(person: number) {
  const draft = useKeptDraft({ list: 'member', person, schema, initial: () => newMember });
  const value = draft.entry ?? newMember;
  return { ...draft, value, waits: !equal({ ...value }, { ...newMember }) };
}
