import { libraryQuerySchema, mediaCategories, type LibraryFile, type MediaKind } from '@apoti/contract';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useFolders, useLibrary, type LibrarySeen } from '../../../shared/api/library';
import { Dialog } from '../../../shared/ui/Dialog';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { ErrorPanel } from '../../../shared/ui/ErrorPanel';
import { SearchField } from '../../../shared/ui/SearchField';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { SelectField } from '../../../shared/ui/TextField';
import { rangeText, SEARCH_QUIET_MS } from '../../lists/list-texts';
import { PageButtons } from '../../form/PageButtons';
import { categoryName, categoryOf, fileNoun, kindNouns } from '../file-texts';
import { FileThumb } from '../FileThumb';
import { FolderField } from '../FolderField';
import styles from './FilePicker.module.css';

type FilePickerProps = {
  /** What is looked for. */
  kind: MediaKind;
  /** The address of the one that is chosen now. */
  current: string;
  onPick: (file: LibraryFile) => void;
  onClose: () => void;
};

type Sought = { search: string; folder: number | null; category: string; page: number };

/** Picks a file of the media library: by its name, its folder or its category. */
export function FilePicker({ kind, current, onPick, onClose }: FilePickerProps) {
  const [sought, setSought] = useState<Sought>({ search: '', folder: null, category: '', page: 1 });
  const { search, folder, category, page } = sought;
  const query = libraryQuerySchema.parse({
    ...{ kind, search, page, category, size: 24 },
    ...(folder === null ? {} : { folder: String(folder), deep: 'true' }),
  });
  const library = useLibrary(query);
  const folders = useFolders();
  const seek = (changes: Partial<Sought>) => setSought((now) => ({ ...now, page: 1, ...changes }));
  // A dialog of its own in the page: the form that it was opened in hears nothing of it.
  return createPortal(
    <div {...silent}>
      <Dialog title={`Choose from library: ${kindNouns[kind]}`} open onClose={onClose} wide>
        <div className={styles.body}>
          <div className={styles.bar}>
            <div className={styles.search}>
              <SearchField
                action=""
                label="Search the library"
                placeholder="Name, alt text or category"
                value={search}
                delay={SEARCH_QUIET_MS}
                onSearch={(text) => seek({ search: text.trim() })}
              />
            </div>
            <FolderField
              folders={folders.data?.folders ?? []}
              value={folder}
              root="All folders"
              onChange={(next) => seek({ folder: next })}
            />
            <SelectField
              label="Category"
              value={category}
              onChange={({ target }) => seek({ category: categoryOf(target.value) ?? '' })}
            >
              <option value="">All categories</option>
              {mediaCategories.map((each) => (
                <option key={each} value={each}>
                  {categoryName(each)}
                </option>
              ))}
            </SelectField>
          </div>
          {library.error && (
            <ErrorPanel
              title="The library cannot be loaded"
              busy={library.isValidating}
              onRetry={() => void library.mutate()}
            >
              <p>{library.error.message}</p>
            </ErrorPanel>
          )}
          {!library.data && !library.error && <Skeleton label="Loading the files…" shape="cards" count={8} />}
          {library.data && (
            <Choices
              seen={library.data}
              current={current}
              isNext={library.isLoading}
              onPick={onPick}
              onGo={(next) => seek({ page: next })}
            />
          )}
        </div>
      </Dialog>
    </div>,
    document.body,
  );
}

type ChoicesProps = {
  seen: LibrarySeen;
  current: string;
  isNext: boolean;
  onPick: (file: LibraryFile) => void;
  onGo: (page: number) => void;
};

function Choices({ seen: { page, query }, current, isNext, onPick, onGo }: ChoicesProps) {
  return (
    <>
      <div role="status">
        {page.total === 0 ? (
          <EmptyState title="No files found" />
        ) : (
          <p className={styles.count}>
            {rangeText({ page: page.page, size: query.size, total: page.total }, fileNoun)}
          </p>
        )}
      </div>
      {page.total > 0 && (
        <>
          <ul className={styles.grid} aria-busy={isNext}>
            {page.files.map((file) => (
              <li key={file.id}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-pressed={file.url === current}
                  title={file.name}
                  onClick={() => onPick(file)}
                >
                  <FileThumb file={file} />
                  <span className={styles.name}>{file.name}</span>
                  <span className={styles.alt}>{file.alt === '' ? 'No alt text' : file.alt}</span>
                </button>
              </li>
            ))}
          </ul>
          <PageButtons pages={{ page: page.page, count: page.pages, go: onGo }} />
        </>
      )}
    </>
  );
}

/** What happens in here stays in here: React tells it to what stands around it in the code. */
const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();
const silent = { onSubmit: stop, onKeyDown: stop, onChange: stop, onInput: stop, onBlur: stop, onFocus: stop };
