import type { MouseEvent } from 'react';
import { FiArrowLeft, FiArrowRight } from 'react-icons/fi';
import { buttonClass } from './Button';
import { pageNumbers } from './page-numbers';
import styles from './Pagination.module.css';
import { opensElsewhere } from '../lib/opens-elsewhere';

type PaginationProps = {
  /** From 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Where a page has several. */
  label?: string;
  /** Goes there inside the document; a new tab is still one. */
  onGo?: (page: number) => void;
};

type LinkOf = (page: number) => { href: string; onClick?: (event: MouseEvent) => void };

/** What a link to a page needs. */
function linkOf({ hrefOf, onGo }: Pick<PaginationProps, 'hrefOf' | 'onGo'>): LinkOf {
  return (page) => {
    if (onGo === undefined) return { href: hrefOf(page) };
    const onClick = (event: MouseEvent) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      onGo(page);
    };
    return { href: hrefOf(page), onClick };
  };
}

function Step({ to, link, rel }: { to: number; link: LinkOf; rel: 'prev' | 'next' }) {
  return (
    <a className={buttonClass('secondary', styles.step ?? '')} {...link(to)} rel={rel}>
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
export function Pagination({ page, pages, label = 'Pages', ...leads }: PaginationProps) {
  if (pages <= 1) return null;
  const link = linkOf(leads);
  return (
    <nav aria-label={label} className={styles.pages}>
      {page > 1 && <Step to={page - 1} link={link} rel="prev" />}
      <p className={styles.where}>
        Page {page} of {pages}
      </p>
      <ol className={styles.numbers}>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={index}>
            {number === 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a {...link(number)} aria-current={number === page ? 'page' : undefined} aria-label={`Page ${number}`}>
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && <Step to={page + 1} link={link} rel="next" />}
    </nav>
  );
}
