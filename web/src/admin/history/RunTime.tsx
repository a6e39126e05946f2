import { agoText, momentText } from '../../shared/lib/moment-text';
import { useNow } from '../../shared/lib/use-now';
import { clockText } from './moments';

/** When a run was, between two ISO times: the day above says the rest. */
export function RunTime({ first, last }: { first: string; last: string }) {
  const now = useNow();
  const time = Date.parse(last);
  return (
    <time dateTime={last} title={momentText(time)}>
      {clockText(first, last)}
      {now !== null && now - time < DAY_MS && `, ${agoText(time, now)}`}
    </time>
  );
}

/** Older than this, the day above says enough. */
const DAY_MS = 86_400_000;
