import { FiArrowLeft, FiArrowRight } from 'react-icons/fi';
import { Button } from '../../shared/ui/Button';
import styles from './PageButtons.module.css';
import type { Pages } from './use-pages';

type PageButtonsProps = { pages: Pick<Pages<unknown>, 'page' | 'count' | 'go'> };

/** Leads through the pages of a long list; nothing where there is only one. */
export function PageButtons({ pages: { page, count, go } }: PageButtonsProps) {
  if (count === 1) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <Button look="secondary" disabled={page === 1} onClick={() => go(page - 1)}>
        <FiArrowLeft aria-hidden="true" /> Previous
      </Button>
      <p role="status">
        Page {page} of {count}
      </p>
      <Button look="secondary" disabled={page === count} onClick={() => go(page + 1)}>
        Next <FiArrowRight aria-hidden="true" />
      </Button>
    </nav>
  );
}
