import { FORGOT_PATH } from '@apoti/contract/resources/auth/password-paths';
import type { AnchorHTMLAttributes } from 'react';

/** The way around a limit of sign-ins that somebody else has used up, behind what says that there is one. */
export function AroundLimit(link: Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel'>) {
  return (
    <>
      {' '}
      It was not you?{' '}
      <a href={FORGOT_PATH} {...link}>
        Get a link by mail
        {link.target === '_blank' && <span className="visually-hidden"> (opens in a new tab)</span>}
      </a>{' '}
      with which you sign in at once.
    </>
  );
}
