import type { LibraryFolder } from '@apoti/contract';
import type { LibrarySeen } from '../../../shared/api/library';
import { useSetQuery } from '../../../shared/lib/use-query';
import { holds } from '../../../shared/lib/text-match';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { fileNoun } from '../../library/file-texts';
import { focusSearch } from '../../lists/focus-search';
import { rangeText } from '../../lists/list-texts';
import { SelectPage } from '../../lists/SelectPage';
import { NO_FILTER, type MediaAddress } from '../media-address';
import { mediaTexts } from '../media-texts';
import { FileGrid } from './FileGrid';
import { FileList } from './FileList';
import { FolderTiles } from './FolderTiles';
import type { LibraryProps } from './Library';
import styles from './Library.module.css';

/** What was found: folders, files, or what to do when there are none. */
export function Found(props: LibraryProps & { seen: LibrarySeen }) {
  const { address, library, folders, selection, actions, seen } = props;
  const { page, query } = seen;
  const shown = foldersOf(address, folders.data?.folders ?? []);
  const files = { files: page.files, selection, actions, isTrash: address.tab === 'trash' };
  return (
    <div className={library.isLoading ? styles.busy : ''} aria-busy={library.isLoading}>
      {shown.length > 0 && <FolderTiles folders={shown} actions={actions} />}
      <div className={styles.count}>
        <p role="status">{rangeText({ page: page.page, size: query.size, total: page.total }, fileNoun)}</p>
        {page.total > 0 && (
          <>
            <SelectPage items={page.files} selection={selection} label={mediaTexts.selectPage} />
            <Button
              look="quiet"
              disabled={actions.isBusy}
              onClick={() =>
                actions.ask({ what: address.tab === 'trash' ? 'delete' : 'trash', files: selection.items })
              }
            >
              {mediaTexts.deleteSelected}
            </Button>
          </>
        )}
        {page.total > 0 && address.isFiltered && <Clear />}
      </div>
      {page.total === 0 && (shown.length === 0 || page.counts.active === 0) && <None {...props} />}
      {page.total > 0 &&
        (address.view === 'list' && address.tab === 'active' ? <FileList {...files} /> : <FileGrid {...files} />)}
    </div>
  );
}

/** The folders that stand above the files: those in the open one, or those that bear what is searched for. */
function foldersOf(address: MediaAddress, folders: readonly LibraryFolder[]): LibraryFolder[] {
  const { tab, view, search, isFiltered, folderId } = address;
  if (tab === 'trash' || view !== 'folder') return [];
  if (!isFiltered) return folders.filter(({ parent }) => parent === folderId);
  return search.trim() === '' ? [] : folders.filter(({ name }) => holds(name, search));
}

function Clear() {
  const setQuery = useSetQuery();
  return (
    <Button
      look="secondary"
      onClick={() => {
        setQuery(NO_FILTER);
        focusSearch();
      }}
    >
      {mediaTexts.clear}
    </Button>
  );
}

function None({ address, folders, onUpload, seen }: LibraryProps & { seen: LibrarySeen }) {
  const setQuery = useSetQuery();
  if (address.isFiltered) return <EmptyState title={mediaTexts.noneFound} action={<Clear />} />;
  if (address.tab === 'trash') return <EmptyState title={mediaTexts.trashEmpty} />;
  const upload = <Button onClick={onUpload}>{mediaTexts.upload}</Button>;
  const isKnown = folders.data?.folders.some(({ id }) => id === address.folderId) ?? true;
  if (address.folderId !== null && !isKnown) {
    const back = <Button onClick={() => setQuery({ folder: '' })}>All folders</Button>;
    return <EmptyState title={mediaTexts.noFolder} action={back} />;
  }
  const isAll = seen.page.counts.active === 0;
  return (
    <EmptyState title={isAll ? mediaTexts.noneYet : mediaTexts.emptyFolder} action={upload}>
      <p>{isAll ? mediaTexts.noneYetNote : mediaTexts.emptyFolderNote}</p>
    </EmptyState>
  );
}
