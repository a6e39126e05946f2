import { FiArrowLeft, FiArrowRight } from 'react-icons/fi';
import { buttonClass } from './Button';
import styles from './Pagination.module.css';

type PaginationProps = {
  /** From 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
};

/** Leads through the pages of a list; nothing where there is only one. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1 ? (
        <a className={buttonClass('secondary')} href={hrefOf(page - 1)} rel="prev">
          <FiArrowLeft aria-hidden="true" /> Previous
        </a>
      ) : (
        <span />
      )}
      <p aria-current="page">
        Page {page} of {pages}
      </p>
      {page < pages ? (
        <a className={buttonClass('secondary')} href={hrefOf(page + 1)} rel="next">
          Next <FiArrowRight aria-hidden="true" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
