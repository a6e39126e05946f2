import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './ScrollArea.module.css';

type ScrollAreaProps = {
  /** What it is called where it has to be scrolled. */
  label: string;
  children: ReactNode;
};

/**
 * What may be wider than its place, such as a table. Where it is, it can be reached and scrolled by keys, and has a name; where all
 * of it is in sight it is no stop on the way through the page.
 */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const area = ref.current;
    if (!area) return undefined;
    const look = () => setScrolls(area.scrollWidth > area.clientWidth);
    const observer = new ResizeObserver(look);
    observer.observe(area);
    for (const child of area.children) observer.observe(child);
    look();
    return () => observer.disconnect();
  }, []);
  const asRegion = scrolls ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div ref={ref} className={styles.area} {...asRegion}>
      {children}
    </div>
  );
}
