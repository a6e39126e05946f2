import { libraryTexts, type ApiError, type FoldersReply } from '@apoti/contract';
import { useRef } from 'react';
import type { SWRResponse } from 'swr';
import type { LibrarySeen } from '../../../shared/api/library';
import { useSetQuery, withQuery } from '../../../shared/lib/use-query';
import { ErrorPanel } from '../../../shared/ui/ErrorPanel';
import { Notice } from '../../../shared/ui/Notice';
import { Pagination } from '../../../shared/ui/Pagination';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { pageText } from '../../form/use-list-query';
import { LIBRARY_PATH } from '../../library/library-path';
import { beginList } from '../../lists/begin-list';
import { BulkReport } from '../../lists/BulkReport';
import type { Selection } from '../../lists/use-selection';
import type { MediaActions } from '../asked';
import type { MediaAddress } from '../media-address';
import { mediaTexts } from '../media-texts';
import type { Chosen, FilesBulk } from '../use-file-bulk';
import { FileBulkBar } from './FileBulkBar';
import { FolderCrumbs } from './FolderCrumbs';
import { Found } from './Found';
import styles from './Library.module.css';
import { MediaFilters } from './MediaFilters';

export type LibraryProps = {
  address: MediaAddress;
  library: SWRResponse<LibrarySeen, ApiError>;
  folders: SWRResponse<FoldersReply, ApiError>;
  selection: Selection<Chosen>;
  bulk: FilesBulk;
  actions: MediaActions;
  onUpload: () => void;
};

/** The files of a tab by the page: what finds them stands in the address, and the server answers it. */
export function Library(props: LibraryProps) {
  const { address, library, folders, selection, bulk, actions } = props;
  const { data, error } = library;
  const setQuery = useSetQuery();
  const top = useRef<HTMLDivElement>(null);
  const go = (page: number) => {
    setQuery({ page: pageText(page) });
    beginList(top.current);
  };
  // The other tab's files are not shown while this one's are on their way.
  const seen = data?.query.tab === address.tab ? data : undefined;
  return (
    <div className={styles.list} ref={top} tabIndex={-1} data-stand-in>
      {address.tab === 'trash' && <Notice>{<p>{libraryTexts.trashNote}</p>}</Notice>}
      <MediaFilters address={address} missingAlt={data?.page.counts.missingAlt} />
      {address.tab === 'active' && (
        <FolderCrumbs folders={folders.data?.folders ?? []} address={address} actions={actions} />
      )}
      <BulkReport bulk={bulk} tell={({ item, failure }) => `${item.name}: ${failure.error}`} />
      <Failed library={library} isSeen={seen !== undefined} />
      {folders.error && !error && (
        <ErrorPanel title={mediaTexts.foldersFailed} busy={folders.isValidating} onRetry={() => void folders.mutate()}>
          <p>{folders.error.message}</p>
        </ErrorPanel>
      )}
      {!seen && !error && <Skeleton label="Loading the files…" shape="cards" count={12} />}
      {seen && (
        <>
          <Found {...props} seen={seen} />
          <Pagination
            page={seen.page.page}
            pages={seen.page.pages}
            hrefOf={(page) => `${LIBRARY_PATH}${withQuery(window.location.search, { page: pageText(page) })}`}
            onGo={go}
          />
          <FileBulkBar tab={address.tab} selection={selection} shown={seen.page.files} bulk={bulk} actions={actions} />
        </>
      )}
    </div>
  );
}

function Failed({ library, isSeen }: { library: LibraryProps['library']; isSeen: boolean }) {
  const { error, isValidating, mutate } = library;
  if (!error) return null;
  return (
    <ErrorPanel
      title={isSeen ? mediaTexts.refreshFailed : mediaTexts.listFailed}
      busy={isValidating}
      onRetry={() => void mutate()}
    >
      <p>
        {error.message}
        {isSeen && ` ${mediaTexts.keptList}`}
      </p>
    </ErrorPanel>
  );
}
