import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../shared/ui/Button';
import { useDockRoom } from '../editor/use-dock-room';
import { ProgressBar, type Progress } from './ProgressBar';
import { selectedText, wholeText, type Noun } from './list-texts';
import styles from './SelectionBar.module.css';
import type { Selection } from './use-selection';

type SelectionBarProps<T extends { id: number | string }> = {
  selection: Selection<T>;
  noun: Noun;
  /** The items of the page that is shown. */
  shown: readonly { id: T['id'] }[];
  /** All that match are selected, so many, whether they were ever shown or not. */
  whole?: number | null;
  /** While several items are being done, it takes the place of the buttons. */
  progress?: Progress | null;
  /** Buttons of what can be done. */
  children: ReactNode;
};

/** What is selected, also on other pages, and what can be done to it: at hand wherever the list is scrolled to. */
export function SelectionBar<T extends { id: number | string }>(props: SelectionBarProps<T>) {
  const { selection, noun, shown, whole = null, progress = null, children } = props;
  const { items } = selection;
  const here = shown.filter(({ id }) => selection.has(id)).length;
  const isOpen = (items.length > 0 || whole !== null) && progress === null;
  const text = whole === null ? selectedText(items.length, items.length - here, noun) : wholeText(whole, noun);
  const place = useKeptPlace(progress !== null ? 'running' : isOpen ? 'open' : 'closed');
  useDockRoom(place);
  return (
    <div ref={place} tabIndex={-1} data-stand-in className={styles.place}>
      <p role="status" className="visually-hidden">
        {isOpen && text}
      </p>
      {progress !== null && <ProgressBar {...progress} />}
      {isOpen && (
        <div className={styles.bar} role="group" aria-label={`Selected ${noun.many}`}>
          <p className={styles.count}>{text}</p>
          <Button look="quiet" onClick={() => selection.replace([])}>
            Clear selection
          </Button>
          {children}
        </div>
      )}
    </div>
  );
}

/**
 * Takes the focus when what had it went away with the bar's former stage (its buttons, or the question that they asked): the next
 * Tab goes on from here, not from the top of the page.
 */
function useKeptPlace(stage: 'closed' | 'open' | 'running') {
  const place = useRef<HTMLDivElement>(null);
  const former = useRef(stage);
  useEffect(() => {
    if (former.current === stage) return;
    former.current = stage;
    // Once the question, which closes with the same press, has given back what it had.
    queueMicrotask(() => {
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    });
  }, [stage]);
  return place;
}
