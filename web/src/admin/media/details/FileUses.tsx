import { useFileUses } from '../../../shared/api/library';
import { Button } from '../../../shared/ui/Button';
import { Notice } from '../../../shared/ui/Notice';
import { Spinner } from '../../../shared/ui/Spinner';
import styles from './FileDetails.module.css';
import { UseList } from './UseList';

/** Where a file is used. */
export function FileUses({ id }: { id: string }) {
  const { data, error, isValidating, mutate } = useFileUses(id);
  return (
    <section className={styles.about} aria-label="Used in">
      <h3 className={styles.heading}>Used in</h3>
      {!data && !error && <Spinner label="Looking where it is used…" />}
      {error && (
        <Notice tone="warn">
          <p>{error.message}</p>
          <div>
            <Button look="secondary" busy={isValidating} onClick={() => void mutate()}>
              Try again
            </Button>
          </div>
        </Notice>
      )}
      {data && data.uses.length === 0 && <p className={styles.soft}>It is used nowhere.</p>}
      {data && data.uses.length > 0 && <UseList uses={data.uses} />}
    </section>
  );
}
