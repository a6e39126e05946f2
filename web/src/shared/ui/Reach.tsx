import { isMailAddress } from '@apoti/contract/lib/reach';
import { phoneLink } from '../lib/phone';

type ReachProps = {
  /** As it is written for people. */
  to: string;
  className?: string | undefined;
};

/** A phone number that a tap calls; plain where nobody can call it, for a link must lead somewhere. */
export function Phone({ to, className }: ReachProps) {
  const href = phoneLink(to);
  return href === '' ? <span className={className}>{to}</span> : <a {...{ href, className }}>{to}</a>;
}

/** An address that a tap writes to; plain where no mail can be sent. */
export function Mail({ to }: ReachProps) {
  return isMailAddress(to) ? <a href={`mailto:${to.trim()}`}>{to}</a> : to;
}
