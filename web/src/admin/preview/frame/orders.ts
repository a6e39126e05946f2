import type { Anchor } from './sight';

/** What the back-office asks of the frame that shows a page. */
export type FrameOrder =
  /** Shows a page, at a part of it when it is another one. `typed`: the text of the field that is typed in; empty when none is. */
  | { do: 'show'; path: string; html: string; anchor: Anchor; typed: string }
  /** Brings a part of the page to the top. */
  | { do: 'go'; anchor: Anchor }
  /** Shows and marks where the text of a field stands. */
  | { do: 'find'; text: string; anchor: Anchor };

/** What the frame says when it can take orders. */
export const FRAME_READY = 'preview-frame-ready';

const fields = { show: ['path', 'html', 'typed'], go: [], find: ['text'] } as const;
const isKnown = (name: unknown): name is keyof typeof fields => typeof name === 'string' && Object.hasOwn(fields, name);

/** Whether a message is an order; by hand, so that the frame needs no library. */
export function isOrder(message: unknown): message is FrameOrder {
  if (typeof message !== 'object' || message === null) return false;
  const given = new Map<string, unknown>(Object.entries(message));
  const name = given.get('do');
  const anchor = given.get('anchor');
  return (
    isKnown(name) &&
    (anchor === undefined || typeof anchor === 'string') &&
    fields[name].every((field) => typeof given.get(field) === 'string')
  );
}
