import { libraryTexts, type LibraryFolder } from '@apoti/contract';
import { SelectField } from '../../shared/ui/TextField';
import { folderTree, ROOT_NAME, THIS_FOLDER } from './folder-tree';

type FolderFieldProps = {
  label?: string;
  /** Undefined while they are not known. */
  folders: readonly LibraryFolder[] | undefined;
  /** Null: the root. */
  value: number | null;
  onChange: (folder: number | null) => void;
  /** A folder that cannot be chosen, nor what is in it: the one that is moved. */
  except?: number;
  /** What stands for the root. */
  root?: string;
};

/** One of the folders, each below the one that it is in. What is chosen is always among them, also before its name is known. */
export function FolderField({
  label = 'Folder',
  folders,
  value,
  onChange,
  except,
  root = ROOT_NAME,
}: FolderFieldProps) {
  const tree = folderTree(folders ?? [], except);
  const isListed = value === null || tree.some(({ folder }) => folder.id === value);
  return (
    <SelectField
      label={label}
      hint={folders === undefined ? 'Other folders can be chosen once they are loaded.' : undefined}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{root}</option>
      {!isListed && <option value={value}>{folders === undefined ? THIS_FOLDER : libraryTexts.noFolder}</option>}
      {tree.map(({ folder, depth }) => (
        <option key={folder.id} value={folder.id}>
          {'\u2003'.repeat(depth + 1)}
          {folder.name}
        </option>
      ))}
    </SelectField>
  );
}
