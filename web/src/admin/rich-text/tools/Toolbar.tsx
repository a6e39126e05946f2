import type { Editor } from '@tiptap/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { Ask, Tool, ToolGroup } from './tool';
import styles from './Toolbar.module.css';

type ToolbarProps = {
  label: string;
  groups: readonly ToolGroup[];
  /** Stands below the text, where it moves nothing when it comes and goes. */
  below?: boolean;
  /** Id of the text's element. */
  controls: string;
  editor: Editor;
  onAsk: (ask: Ask) => void;
};

/** Where an arrow key leads from the button at `place`; null for other keys. */
function nextPlace(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** The tools of a text: one stop for Tab, arrow keys between the buttons, Escape back to the text. */
export function Toolbar({ label, groups, below = false, controls, editor, onAsk }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const all = groups.flatMap(({ tools }) => tools);
  const count = all.length;
  const move = (event: KeyboardEvent) => {
    // At once: the editor's own command waits for the next frame, and a key typed meanwhile would go to the button.
    if (event.key === 'Escape') editor.view.focus();
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const place = nextPlace(
      event.key,
      buttons.findIndex((button) => button === document.activeElement),
      count,
    );
    if (place !== null) buttons[place]?.focus();
    if (place !== null || event.key === 'Escape') event.preventDefault();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      className={`${styles.bar} ${below ? styles.below : ''}`}
      onKeyDown={move}
    >
      {groups.map((group) => (
        <div key={group.label} role="group" aria-label={group.label} className={styles.group}>
          {group.tools.map((tool) => {
            const mine = all.indexOf(tool);
            return (
              <ToolButton
                key={tool.label}
                tool={tool}
                editor={editor}
                isStop={mine === Math.min(stop, count - 1)}
                onFocus={() => setStop(mine)}
                onAsk={onAsk}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type ToolButtonProps = { tool: Tool; editor: Editor; isStop: boolean; onFocus: () => void; onAsk: (ask: Ask) => void };

function ToolButton({ tool, editor, isStop, onFocus, onAsk }: ToolButtonProps) {
  const { label, keys, Icon, run, isOn, can } = tool;
  const isOff = can ? !can(editor) : false;
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      aria-pressed={isOn?.(editor)}
      // Not `disabled`: the arrow keys must find their way over it.
      aria-disabled={isOff || undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      // The text keeps the focus and its selection under the mouse; by keyboard the focus stays in the toolbar.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (isOff) return undefined;
        if (typeof run === 'string') return onAsk(run);
        const button = event.currentTarget;
        run(editor);
        if (event.detail > 0) return void editor.commands.focus();
        // A table's tools go with their table.
        requestAnimationFrame(() => {
          if (!button.isConnected && !editor.isDestroyed) editor.view.focus();
        });
        return undefined;
      }}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
