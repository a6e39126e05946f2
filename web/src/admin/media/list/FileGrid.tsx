import { placementOf, type LibraryFile } from '@apoti/contract';
import { FiRotateCcw, FiTrash2 } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import { withQuery } from '../../../shared/lib/use-query';
import { Badge } from '../../../shared/ui/Badge';
import { Button, IconButton } from '../../../shared/ui/Button';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { kindNames, sizeText } from '../../library/file-texts';
import { FileThumb } from '../../library/FileThumb';
import type { Selection } from '../../lists/use-selection';
import type { MediaActions } from '../asked';
import { startDrag } from '../dragged';
import { daysLeftText, deletedText } from '../media-texts';
import type { Chosen } from '../use-file-bulk';
import { fileLinkId } from '../use-focus-beside';
import styles from './FileGrid.module.css';
import { FileMenu } from './FileMenu';

export type FilesProps = {
  files: readonly LibraryFile[];
  selection: Selection<Chosen>;
  actions: MediaActions;
  isTrash: boolean;
};

/** Files as pictures. */
export function FileGrid({ files, ...rest }: FilesProps) {
  return (
    <ul className={styles.grid} aria-label="Files">
      {files.map((file) => (
        <FileTile key={file.id} file={file} {...rest} />
      ))}
    </ul>
  );
}

function FileTile({ file, selection, actions, isTrash }: Omit<FilesProps, 'files'> & { file: LibraryFile }) {
  const { id, name, type, size } = file;
  const isSelected = selection.has(id);
  return (
    <li
      className={styles.tile}
      data-selected={isSelected || undefined}
      draggable={!isTrash}
      onDragStart={(event) => startDrag(event, { files: isSelected ? selection.items : [file] })}
    >
      <div className={styles.select}>
        <Checkbox
          label={<span className="visually-hidden">Select: {name}</span>}
          checked={isSelected}
          onChange={({ target }) => selection.set([file], target.checked)}
        />
      </div>
      <Link id={fileLinkId(id)} className={styles.open} to={fileSearch(id)} draggable={false} title={name}>
        <FileThumb file={file} />
        <span className={styles.name}>{name}</span>
      </Link>
      <p className={styles.facts}>
        {kindNames[type]} · {sizeText(size)}
      </p>
      <Marks file={file} />
      {isTrash && <Deletion file={file} />}
      {isTrash ? <TrashButtons file={file} actions={actions} /> : <FileMenu file={file} actions={actions} />}
    </li>
  );
}

/** The address of a file's details: closing them leads back to the same page of the same list. */
export function fileSearch(id: string): { search: string } {
  return { search: withQuery(window.location.search, { file: id }) };
}

/** What there is to know of a file at a glance. */
export function Marks({ file }: { file: LibraryFile }) {
  const { type, alt, placement, trashed, daysLeft } = file;
  return (
    <span className={styles.marks}>
      {trashed && <Badge tone={(daysLeft ?? 0) < 4 ? 'warn' : 'plain'}>{daysLeftText(daysLeft)}</Badge>}
      {placement !== null && <Badge tone="good">{placementOf[placement].label}</Badge>}
      {!trashed && type === 'image' && alt === '' && <Badge tone="warn">No alt text</Badge>}
    </span>
  );
}

/** Who moved it to the trash, and when. */
function Deletion({ file }: { file: LibraryFile }) {
  return (
    <p className={styles.deletion}>
      {file.deletedBy === null ? 'Deleted' : `Deleted by ${file.deletedBy}`}
      <br />
      {deletedText(file)}
    </p>
  );
}

function TrashButtons({ file, actions }: { file: LibraryFile; actions: MediaActions }) {
  return (
    <div className={styles.answers}>
      <Button
        look="secondary"
        disabled={actions.isBusy}
        aria-label={`Restore: ${file.name}`}
        onClick={() => actions.restore([file])}
      >
        <FiRotateCcw aria-hidden="true" /> Restore
      </Button>
      <IconButton
        label={`Delete permanently: ${file.name}`}
        icon={<FiTrash2 aria-hidden="true" />}
        disabled={actions.isBusy}
        onClick={() => actions.ask({ what: 'delete', files: [file] })}
      />
    </div>
  );
}
