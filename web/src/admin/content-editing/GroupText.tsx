import type { ZodType } from 'zod';
import { EditedText } from '../form/EditedText';
import { changeField, setField, type Group } from '../form/group';
import { fieldLabel } from './labels';

/** What the contract says of a text: its limit, and whether it may be blank. */
type TextSchema = ZodType & { maxLength: number | null };

type GroupTextProps<Key extends string, T extends Record<Key, string>> = {
  group: Group<T>;
  field: Key;
  /** The contract's schema of the group: limit and requiredness come from it. */
  schema: { shape: Record<Key, TextSchema> };
  label?: string;
  rows?: number;
  hint?: string;
  type?: 'text' | 'email' | 'tel' | 'url';
  id?: string;
  /** A single code or id: the blanks around it, which come along when it is copied elsewhere, are none of it. */
  isCode?: boolean;
  /** What becomes of the text once the field is left. */
  whenLeft?: (typed: string) => string;
};

/** A text of a group with its label, limit and what is wrong with it. An address (`url`) says no limit: nobody meets it. */
export function GroupText<Key extends string, T extends Record<Key, string>>({
  group,
  field,
  schema,
  label = fieldLabel(field),
  whenLeft,
  isCode = false,
  ...rest
}: GroupTextProps<Key, T>) {
  const text = schema.shape[field];
  return (
    <EditedText
      {...rest}
      label={label}
      name={field}
      value={group.value[field]}
      onChange={(next) => setField<Key, string, T>(group, field, isCode ? next.trim() : next)}
      {...(rest.type === 'url' ? {} : { schema: text })}
      required={!text.safeParse('').success}
      error={group.issue([field], label)}
      {...(whenLeft && { onBlur: () => changeField<Key, T>(group, field, whenLeft) })}
    />
  );
}
