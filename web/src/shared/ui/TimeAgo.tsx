import { agoText, momentText } from '../lib/moment-text';

type TimeAgoProps = {
  /** A moment as the contract writes it. */
  at: string;
  /** Now in ms, from `useNow`; null until the browser has taken over. */
  now: number | null;
  /** Before the text, such as `Updated`. */
  prefix?: string;
  className?: string | undefined;
};

/** When something was: its date from the server, how long ago in the browser. Nothing where there is no date. */
export function TimeAgo({ at, now, prefix = '', className }: TimeAgoProps) {
  const time = Date.parse(at);
  if (Number.isNaN(time)) return null;
  const text = now === null ? momentText(time) : agoText(time, now);
  return (
    <time dateTime={at} title={momentText(time)} className={className}>
      {prefix === '' ? text : `${prefix} ${text}`}
    </time>
  );
}
