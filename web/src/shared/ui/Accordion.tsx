import { useEffect, useRef, type ReactNode } from 'react';
import { isReady } from '../lib/is-ready';
import { mayLead } from '../lib/may-lead';
import { sectionOf } from '../lib/section-of';
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

/**
 * The part that the address's anchor names, opened and in sight. While the app takes the page over, a part that somebody has been at
 * stays as they left it, and nobody is taken from where they are.
 */
function openNamed(list: HTMLElement | null): void {
  const named = sectionOf(location.hash);
  if (!(named instanceof HTMLDetailsElement) || list?.contains(named) !== true) return;
  if (!isReady() && named.contains(document.activeElement)) return;
  named.open = true;
  if (mayLead()) named.scrollIntoView();
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
