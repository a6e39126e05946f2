import { libraryTexts, MEDIA_ACCEPT, mediaCategories, type LibraryFolder } from '@apoti/contract';
import { useRef } from 'react';
import { FiUploadCloud } from 'react-icons/fi';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { SelectField } from '../../../shared/ui/TextField';
import { categoryName, categoryOf, fileNoun } from '../../library/file-texts';
import { FolderField } from '../../library/FolderField';
import { focusFault } from '../../editor/show-fault';
import { isOfFiles, useDropZone } from '../../form/use-drop-zone';
import { useFocusAfter } from '../../form/use-focus-after';
import { besideOf } from '../../lists/beside';
import { countText } from '../../lists/list-texts';
import { mediaTexts } from '../media-texts';
import { removeId, StagedLine } from './StagedLine';
import styles from './UploadDialog.module.css';
import type { Staged } from './use-staged';

/** The id of what chooses files. */
const CHOOSE_ID = 'media-choose-files';

type UploadDialogProps = { staged: Staged; folders: readonly LibraryFolder[] | undefined };

/** Files to upload: what they show, where they go, and what cannot be sent. They go on their way when it closes. */
export function UploadDialog({ staged, folders }: UploadDialogProps) {
  const { files, isOpen, folder, category } = staged;
  const fit = files.filter(({ refusal }) => refusal === undefined).length;
  const body = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(files);
  const shown = refusedFirst(files);
  return (
    <Dialog title={mediaTexts.upload} open={isOpen} onClose={staged.close} wide>
      <div ref={body} className={styles.body} onPaste={({ clipboardData }) => takeAll(clipboardData.files, staged)}>
        <Choose staged={staged} />
        <p role="status" className={fit === files.length ? 'visually-hidden' : styles.refusal}>
          {fit < files.length && `${countText(files.length - fit, fileNoun)} cannot be sent`}
        </p>
        {files.length > 0 && (
          <ul className={styles.files} aria-label="Chosen files">
            {shown.map((each) => (
              <StagedLine
                key={each.key}
                staged={each}
                onAlt={(alt) => staged.describe(each.key, alt)}
                onRemove={() => {
                  focusAfter([...besideOf(shown, each).map(({ key }) => removeId(key)), CHOOSE_ID]);
                  staged.remove(each.key);
                }}
              />
            ))}
          </ul>
        )}
        <div className={styles.choices}>
          <FolderField folders={folders} value={folder} onChange={(next) => staged.choose({ folder: next })} />
          <SelectField
            label="Category"
            value={category}
            onChange={({ target }) => staged.choose({ category: categoryOf(target.value) ?? '' })}
          >
            <option value="">What fits each kind</option>
            {mediaCategories.map((each) => (
              <option key={each} value={each}>
                {categoryName(each)}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={styles.answers}>
          <Button look="secondary" onClick={staged.close}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              staged.send();
              // What is too long stays, and is said in a toast: it is where the person goes on.
              focusFault(body.current);
            }}
          >
            {fit === 0 ? 'Upload' : `Upload ${countText(fit, fileNoun)}`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** What cannot be sent is seen at once, however many files there are. */
function refusedFirst(files: Staged['files']): Staged['files'] {
  return [...files].sort((one, other) => Number(other.refusal !== undefined) - Number(one.refusal !== undefined));
}

function takeAll(list: FileList, staged: Staged): void {
  if (list.length > 0) staged.take([...list]);
}

/** A label for a hidden file field: the browser's own chooser, reachable by keyboard; files may be dropped on it too. */
function Choose({ staged }: { staged: Staged }) {
  const zone = useDropZone(isOfFiles, (event) => takeAll(event.dataTransfer.files, staged));
  return (
    <label className={styles.choose} {...zone}>
      <input
        id={CHOOSE_ID}
        type="file"
        multiple
        accept={MEDIA_ACCEPT}
        className="visually-hidden"
        onChange={({ target }) => {
          if (target.files) takeAll(target.files, staged);
          target.value = '';
        }}
      />
      <FiUploadCloud aria-hidden="true" />
      <span>
        <strong>Choose files</strong>, drop or paste them here
        <small>
          {libraryTexts.sizeNote}, {libraryTexts.imageSizeNote}. Images, video, audio, PDF, Word, ZIP and RAR.
        </small>
      </span>
    </label>
  );
}
