import type { ReactNode } from 'react';
import { GroupItems } from '../../content-editing/GroupItems';
import { FieldRow } from '../../form/FormSection';
import type { Group } from '../../form/group';

type Named = { key: string; name: string };

type SettingItemsProps<T extends Named> = {
  id: string;
  /** One of them, such as `custom event`. */
  noun: string;
  list: Group<T[]>;
  /** A new one. */
  make: (key: string) => T;
  /** What stands below an item's name. */
  note: (item: T) => string;
  /** What they are for, said while there is none; goes on from there. */
  empty?: string;
  /** The two fields of one; the first carries `firstId`. */
  form: (item: Group<T>, firstId: string) => ReactNode;
};

/** A list of the settings whose entries have a name and one thing more. */
export function SettingItems<T extends Named>({ noun, empty = '', form, ...rest }: SettingItemsProps<T>) {
  return (
    <GroupItems<T>
      {...rest}
      noun={[noun, `${noun}s`]}
      nameOf={({ name }) => name.trim() || `New ${noun}`}
      question={`Are you sure you want to delete this ${noun}?`}
      empty={<p>{`No ${noun}s yet${empty}.`}</p>}
      form={(item, firstId) => <FieldRow>{form(item, firstId)}</FieldRow>}
    />
  );
}
