import type { LibraryFolder } from '@apoti/contract';
import { SelectField } from '../../shared/ui/TextField';
import { folderTree, ROOT_NAME } from './folder-tree';

type FolderFieldProps = {
  label?: string;
  folders: readonly LibraryFolder[];
  /** Null: the root. */
  value: number | null;
  onChange: (folder: number | null) => void;
  /** A folder that cannot be chosen, nor what is in it: the one that is moved. */
  except?: number;
  /** What stands for the root. */
  root?: string;
};

/** One of the folders, each below the one that it is in. */
export function FolderField({
  label = 'Folder',
  folders,
  value,
  onChange,
  except,
  root = ROOT_NAME,
}: FolderFieldProps) {
  return (
    <SelectField
      label={label}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{root}</option>
      {folderTree(folders, except).map(({ folder, depth }) => (
        <option key={folder.id} value={folder.id}>
          {'\u2003'.repeat(depth + 1)}
          {folder.name}
        </option>
      ))}
    </SelectField>
  );
}
