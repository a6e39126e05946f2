import type { KeyboardEvent, PointerEvent } from 'react';
import styles from './PreviewSplit.module.css';

/** Narrower neither of them is of use: a form, and the preview beside it, in px. */
const FORM_MIN = 416;
const PREVIEW_MIN = 288;
/** As wide as the separator, in px; its style says so too. */
const SPLIT = 24;
/** How far an arrow moves it, and with Shift, in px. */
const STEP = 16;
const LEAP = 96;

type PreviewSplitProps = {
  /** The element id of the preview. */
  controls: string;
  /** How wide the preview is, and the screen around it, in px. */
  width: number;
  room: number;
  onWidth: (width: number) => void;
  /** Back to the width that nobody chose. */
  onReset: () => void;
};

/** The line between a form and its preview, which a pointer drags and the arrow keys move; double-click or Enter resets it (A6). */
export function PreviewSplit({ controls, width, room, onWidth, onReset }: PreviewSplitProps) {
  const most = Math.max(PREVIEW_MIN, Math.floor(room - FORM_MIN - SPLIT));
  const now = Math.min(Math.max(Math.round(width), PREVIEW_MIN), most);
  const take = (wanted: number) => onWidth(Math.round(Math.min(Math.max(wanted, PREVIEW_MIN), most)));
  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? LEAP : STEP;
    // The preview is on the right: to the left is wider.
    const deeds: Record<string, () => void> = {
      ArrowLeft: () => take(now + step),
      ArrowRight: () => take(now - step),
      Home: () => take(PREVIEW_MIN),
      End: () => take(most),
      Enter: onReset,
    };
    const deed = deeds[event.key];
    if (deed === undefined) return;
    event.preventDefault();
    deed();
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const right = document.getElementById(controls)?.getBoundingClientRect().right;
    if (right !== undefined) take(right - event.clientX - SPLIT / 2);
  };
  return (
    <div
      className={styles.split}
      role="separator"
      tabIndex={0}
      aria-label="Width of the preview’s pane"
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuemin={PREVIEW_MIN}
      aria-valuemax={most}
      aria-valuenow={now}
      aria-valuetext={`${now} pixels`}
      title="Drag to make the preview wider or narrower; double-click or Enter for its usual width"
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onDoubleClick={onReset}
    />
  );
}
