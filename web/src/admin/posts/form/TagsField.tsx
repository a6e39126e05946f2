import { useState } from 'react';
import { equal } from '@apoti/contract';
import { EditedText } from '../../form/EditedText';
import { postLabels } from '../../post-editing/post-labels';
import { tagsOf } from './post-checks';

type TagsFieldProps = { value: string[]; onChange: (tags: string[]) => void; error: string | undefined };

/** Tags in one line, as they are typed; what they are changed to from elsewhere is shown. */
export function TagsField({ value, onChange, error }: TagsFieldProps) {
  const [typed, setTyped] = useState(value.join(', '));
  // A comma that was just typed stands in the line, though it is no tag yet.
  const shown = equal(tagsOf(typed), value) ? typed : value.join(', ');
  return (
    <EditedText
      name="tags"
      label={postLabels.tags}
      value={shown}
      hint="Separated by commas"
      error={error}
      onChange={(next) => {
        setTyped(next);
        const tags = tagsOf(next);
        if (!equal(tags, value)) onChange(tags);
      }}
    />
  );
}
