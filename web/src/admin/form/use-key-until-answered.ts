import { useRef } from 'react';
import { newUuid } from '../../shared/lib/uuid';

/** The key under which something is asked of the server, and what ends it. */
export type KeyUntilAnswered = {
  /** The key of what is asked for now. */
  of: (asked: object) => string;
  /** An answer came: the same is asked for anew the next time. */
  answered: () => void;
};

/**
 * Gives what is asked of the server one key until an answer comes: where that was lost, the next press is the same request, which is
 * done once and answered as the first one was. Whatever else is asked for has a key of its own.
 */
export function useKeyUntilAnswered(): KeyUntilAnswered {
  const open = useRef<{ asked: string; key: string } | null>(null);
  return {
    of: (asked) => {
      const text = JSON.stringify(asked);
      if (open.current?.asked !== text) open.current = { asked: text, key: newUuid() };
      return open.current.key;
    },
    answered: () => void (open.current = null),
  };
}
