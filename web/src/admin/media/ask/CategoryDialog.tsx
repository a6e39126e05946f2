import { mediaCategories, type MediaCategory } from '@apoti/contract';
import { useState } from 'react';
import { SelectField } from '../../../shared/ui/TextField';
import { categoryName, categoryOf } from '../../library/file-texts';
import { namesText } from '../../lists/list-texts';
import { AskForm } from './AskForm';
import styles from './AskForm.module.css';
import type { DeedProps } from './DeleteFiles';

/** Asks what files are to be filed under. */
export function CategoryDialog({ files, onDone, bulk, selection }: DeedProps) {
  const [category, setCategory] = useState<MediaCategory>(mediaCategories[0]);
  return (
    <AskForm
      title="Change category"
      action="Change category"
      onDone={onDone}
      onSend={() => void bulk.run({ action: 'category', category }, files, (left) => selection.settle(files, left))}
    >
      <p className={styles.name}>{namesText(files.map(({ name }) => name))}</p>
      <SelectField
        label="Category"
        value={category}
        onChange={({ target }) => setCategory(categoryOf(target.value) ?? category)}
      >
        {mediaCategories.map((each) => (
          <option key={each} value={each}>
            {categoryName(each)}
          </option>
        ))}
      </SelectField>
    </AskForm>
  );
}
