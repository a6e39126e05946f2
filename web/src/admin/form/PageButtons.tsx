import { FiArrowLeft, FiArrowRight } from 'react-icons/fi';
import { Button } from '../../shared/ui/Button';
import styles from './PageButtons.module.css';
import type { Pages } from './use-pages';

type PageButtonsProps = { pages: Pick<Pages<unknown>, 'page' | 'count' | 'go'> };

/** Leads through the pages of a long list; nothing where there is only one. At an end a button does nothing and keeps the focus (X2). */
export function PageButtons({ pages: { page, count, go } }: PageButtonsProps) {
  if (count === 1) return null;
  const lead = (to: number) => {
    if (to >= 1 && to <= count) go(to);
  };
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <Button look="secondary" aria-disabled={page === 1 || undefined} onClick={() => lead(page - 1)}>
        <FiArrowLeft aria-hidden="true" /> Previous
      </Button>
      <p role="status">
        Page {page} of {count}
      </p>
      <Button look="secondary" aria-disabled={page === count || undefined} onClick={() => lead(page + 1)}>
        Next <FiArrowRight aria-hidden="true" />
      </Button>
    </nav>
  );
}
