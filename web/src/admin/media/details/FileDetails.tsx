import type { LibraryFile, LibraryFolder } from '@apoti/contract';
import { Fragment } from 'react';
import { FiArrowLeft, FiArrowRight } from 'react-icons/fi';
import { useFile } from '../../../shared/api/library';
import { useSetQuery } from '../../../shared/lib/use-query';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { ErrorPanel } from '../../../shared/ui/ErrorPanel';
import { Skeleton } from '../../../shared/ui/Skeleton';
import type { MediaActions } from '../asked';
import type { MediaAddress } from '../media-address';
import { FileAbout } from './FileAbout';
import side from '../../parts/side.module.css';
import styles from './FileDetails.module.css';
import { FilePreview } from './FilePreview';
import { FileTools } from './FileTools';
import { FileUses } from './FileUses';
import { FileWordsForm } from './FileWordsForm';
import { LeftFileWords } from './LeftFileWords';

type FileDetailsProps = {
  person: number;
  address: MediaAddress;
  /** The files that the list shows: their details need no call. */
  files: readonly LibraryFile[];
  folders: readonly LibraryFolder[] | undefined;
  actions: MediaActions;
};

/** The details of the file that the address names, at the side of the screen. */
export function FileDetails({ person, address, files, folders, actions }: FileDetailsProps) {
  const { file: id } = address;
  const setQuery = useSetQuery();
  const listed = files.find((file) => file.id === id);
  const asked = useFile(id === '' || listed !== undefined ? null : id);
  const file = listed ?? (id === '' ? undefined : asked.data);
  return (
    <Dialog
      title={file?.name ?? 'File'}
      open={id !== ''}
      onClose={() => setQuery({ file: '' })}
      className={side.dialog}
    >
      {file === undefined && !asked.error && <Skeleton label="Loading the file…" count={8} />}
      {file === undefined && asked.error && (
        <div className={styles.details}>
          <ErrorPanel title="The file cannot be shown" busy={asked.isValidating} onRetry={() => void asked.mutate()}>
            <p>{asked.error.message}</p>
          </ErrorPanel>
          {asked.error.code === 'not_found' && <LeftFileWords person={person} id={id} isTrashed={false} />}
        </div>
      )}
      {file && (
        <div className={styles.details}>
          <FilePreview key={`preview-${file.id}`} file={file} />
          <Neighbours files={files} id={id} />
          <Fragment key={file.id}>
            {file.trashed ? (
              <LeftFileWords person={person} id={file.id} isTrashed />
            ) : (
              <FileWordsForm person={person} file={file} />
            )}
            <FileTools file={file} actions={actions} />
            <FileAbout file={file} folders={folders} />
            <FileUses id={file.id} />
          </Fragment>
        </div>
      )}
    </Dialog>
  );
}

/** Leads to the file before and the one behind in the list; it stays from file to file, and with it the focus (X2). */
function Neighbours({ files, id }: { files: readonly LibraryFile[]; id: string }) {
  const setQuery = useSetQuery();
  const place = files.findIndex((file) => file.id === id);
  if (place === -1 || files.length < 2) return null;
  const before = files[place - 1];
  const behind = files[place + 1];
  const go = (to: LibraryFile | undefined) => to && setQuery({ file: to.id }, { replace: true });
  return (
    <div className={styles.neighbours}>
      <Button look="quiet" aria-disabled={!before || undefined} onClick={() => go(before)}>
        <FiArrowLeft aria-hidden="true" /> Previous
      </Button>
      <p>
        {place + 1} of {files.length} on this page
      </p>
      <Button look="quiet" aria-disabled={!behind || undefined} onClick={() => go(behind)}>
        Next <FiArrowRight aria-hidden="true" />
      </Button>
    </div>
  );
}
