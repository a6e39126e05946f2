import type { UsesReply } from '@apoti/contract';
import { Notice } from '../../../shared/ui/Notice';
import { UseList } from '../details/UseList';
import styles from './AskForm.module.css';

type UsedFilesProps = {
  used: UsesReply['files'];
  /** Whether it is asked about one file only, which needs no name. */
  isOne: boolean;
  /** What is not known. */
  rest?: string | undefined;
};

/** Says which files are used, and where, before they go. */
export function UsedFiles({ used, isOne, rest }: UsedFilesProps) {
  return (
    <Notice tone="warn" title={isOne ? 'It is used here:' : 'Some are used:'}>
      {used.map(({ id, name, uses }) => (
        <div key={id}>
          {!isOne && <p className={styles.name}>{name}</p>}
          <UseList uses={uses} />
        </div>
      ))}
      <p>These places will lack {used.length === 1 ? 'it' : 'them'}.</p>
      {rest !== undefined && <p>{rest}</p>}
    </Notice>
  );
}
