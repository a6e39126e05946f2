import { FiArrowLeft, FiArrowRight } from 'react-icons/fi';
import { buttonClass } from './Button';
import { pageNumbers } from './page-numbers';
import styles from './Pagination.module.css';

type PaginationProps = {
  /** From 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Where a page has several. */
  label?: string;
};

type StepProps = { to: number; hrefOf: (page: number) => string; rel: 'prev' | 'next' };

function Step({ to, hrefOf, rel }: StepProps) {
  return (
    <a className={buttonClass('secondary', styles.step ?? '')} href={hrefOf(to)} rel={rel}>
      {rel === 'prev' ? (
        <>
          <FiArrowLeft aria-hidden="true" /> Previous
        </>
      ) : (
        <>
          Next <FiArrowRight aria-hidden="true" />
        </>
      )}
    </a>
  );
}

/** Leads through the pages of a list; nothing where there is only one. Phones get previous and next alone. */
export function Pagination({ page, pages, hrefOf, label = 'Pages' }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pages}>
      {page > 1 && <Step to={page - 1} hrefOf={hrefOf} rel="prev" />}
      <p className={styles.where}>
        Page {page} of {pages}
      </p>
      <ol className={styles.numbers}>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={index}>
            {number === 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={hrefOf(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={`Page ${number}`}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && <Step to={page + 1} hrefOf={hrefOf} rel="next" />}
    </nav>
  );
}
