import type { ReactNode } from 'react';
import { Button } from './Button';
import { Notice } from './Notice';

type ErrorPanelProps = {
  title: string;
  /** Why, and what can be done. */
  children?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
};

/** Something that did not work, said at once, with a way to try again. */
export function ErrorPanel({ title, children, onRetry, busy = false }: ErrorPanelProps) {
  return (
    <Notice tone="bad" title={title} urgent>
      {children}
      {onRetry !== undefined && (
        <div>
          <Button look="secondary" busy={busy} onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </Notice>
  );
}
