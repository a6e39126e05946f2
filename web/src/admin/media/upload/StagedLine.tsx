import { MAX_ALT } from '@apoti/contract';
import { FiX } from 'react-icons/fi';
import { IconButton } from '../../../shared/ui/Button';
import { TextField } from '../../../shared/ui/TextField';
import { lengthCounter } from '../../form/length-counter';
import { sizeText } from '../../library/file-texts';
import { altFault } from './alt-fault';
import { LocalPicture } from './LocalPicture';
import styles from './UploadDialog.module.css';
import type { StagedFile } from './use-staged';

type StagedLineProps = { staged: StagedFile; onAlt: (alt: string) => void; onRemove: () => void };

/** The id of what takes a file out again. */
export const removeId = (key: number): string => `staged-remove-${key}`;
const refusalId = (key: number) => `staged-refusal-${key}`;

/** A file that was chosen: what it is, what it shows, or why it cannot be sent. */
export function StagedLine({ staged: { key, file, alt, refusal }, onAlt, onRemove }: StagedLineProps) {
  const isPicture = file.type.startsWith('image/');
  return (
    <li className={styles.file} data-refused={refusal !== undefined || undefined}>
      <LocalPicture file={file} />
      <div className={styles.words}>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.facts}>{sizeText(file.size)}</p>
        {refusal !== undefined && (
          <p id={refusalId(key)} className={styles.refusal}>
            {refusal}
          </p>
        )}
      </div>
      {refusal === undefined && isPicture && (
        <div className={styles.alt}>
          <TextField
            label="Alt text"
            aria-label={`Alt text: ${file.name}`}
            value={alt}
            counter={lengthCounter(alt, MAX_ALT)}
            error={altFault(alt)}
            autoComplete="off"
            placeholder="What it shows"
            onChange={({ target }) => onAlt(target.value)}
          />
        </div>
      )}
      <IconButton
        id={removeId(key)}
        aria-describedby={refusal === undefined ? undefined : refusalId(key)}
        className={styles.remove ?? ''}
        label={`Remove: ${file.name}`}
        icon={<FiX aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}
