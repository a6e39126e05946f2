import { useEffect, useId, useState } from 'react';
import styles from './TableOfContents.module.css';

/** A section of the page: its anchor and its title. */
export type Entry = { id: string; title: string };

/** How much of the window a section's top has to have passed to be the one that is read. */
const READING_LINE = '-20% 0px -70% 0px';

/** The section in the upper part of the window; null without script and before any has come there. */
function useCurrent(entries: readonly Entry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = entries.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (changes) => {
        const entered = changes.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

/** Links to the sections of a long page, numbered, with the one that is being read marked (P16). */
export function TableOfContents({ entries, title = 'On this page' }: { entries: readonly Entry[]; title?: string }) {
  const id = useId();
  const current = useCurrent(entries);
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <p id={id}>{title}</p>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`} aria-current={entry.id === current ? 'true' : undefined}>
              {entry.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
