import { useUsesOf } from '../../../shared/api/library';
import { MAX_FILES_PER_PAGE } from '@apoti/contract';
import { Notice } from '../../../shared/ui/Notice';
import { Spinner } from '../../../shared/ui/Spinner';
import type { Chosen } from '../use-file-bulk';
import styles from './AskForm.module.css';
import { UsedFiles } from './UsedFiles';

/** Says before files go what will lack them. */
export function UsesNote({ files }: { files: readonly Chosen[] }) {
  const asked = files.slice(0, MAX_FILES_PER_PAGE);
  const { data, error } = useUsesOf(asked.map(({ id }) => id));
  if (error) {
    return (
      <Notice tone="warn">
        <p>
          It is not known where {files.length === 1 ? 'it is' : 'they are'} used: {error.message}
        </p>
      </Notice>
    );
  }
  if (!data) return <Spinner label="Looking where it is used…" />;
  if (data.files.length === 0) {
    return <p className={styles.soft}>{files.length === 1 ? 'It is' : 'They are'} used nowhere.</p>;
  }
  const rest = asked.length < files.length ? 'Of the other selected files this is not known.' : undefined;
  return <UsedFiles used={data.files} isOne={files.length === 1} rest={rest} />;
}
