import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Accordion.module.css';
import { watchOneOpen } from './one-open';

/** A part that opens: `id` is its anchor, unique on the page. */
export type AccordionItem = { id: string; title: string; content: ReactNode };

type AccordionProps = {
  items: readonly AccordionItem[];
  /** Lets one be open at a time; unique on the page. Without it any number may be. */
  oneOpen?: string;
  /** With it the titles are headings of that level. */
  level?: 2 | 3 | 4;
};

/** The part that the address's anchor names, opened and in sight. */
function openNamed(list: HTMLElement | null): void {
  const id = decodeURIComponent(location.hash.slice(1));
  const named = id === '' ? null : document.getElementById(id);
  if (!(named instanceof HTMLDetailsElement) || list?.contains(named) !== true) return;
  named.open = true;
  named.scrollIntoView();
}

/** Parts that open on a press: the browser's own `details`, without script too, and found by its search in the page. */
export function Accordion({ items, oneOpen, level }: AccordionProps) {
  const list = useRef<HTMLDivElement>(null);
  const Title = level === undefined ? 'span' : (`h${level}` as const);
  useEffect(() => {
    const open = () => openNamed(list.current);
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  useEffect(() => (oneOpen === undefined ? undefined : watchOneOpen(list.current)), [oneOpen]);
  return (
    <div className={styles.list} ref={list}>
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={oneOpen}>
          <summary>
            <Title className={styles.title}>{title}</Title>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
