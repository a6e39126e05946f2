import { useState } from 'react';
import { useHydrated } from '../lib/use-hydrated';
import { buttonClass } from './Button';
import styles from './CopyLink.module.css';
import { sayToast } from './say-toast';

type CopyLinkProps = {
  /** Absolute, or within the site. */
  address: string;
  /** What it leads to, for those who do not see what the button stands beside. */
  of?: string;
  className?: string | undefined;
};

const COPIED = 'Link copied';

function selectAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/**
 * Copies a link to the clipboard and says so (P9, P14); where the browser refuses, the address stands there selected. Only
 * with script: without it the button could do nothing.
 */
export function CopyLink({ address, of, className = buttonClass('secondary') }: CopyLinkProps) {
  const isHydrated = useHydrated();
  const [refused, setRefused] = useState('');
  /** Whether the button says what the toast, which cannot be had, should. */
  const [said, setSaid] = useState(false);
  if (!isHydrated) return null;
  const copy = async () => {
    const url = new URL(address, window.location.href).href;
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      setRefused(url);
      setSaid(false);
      return;
    }
    setRefused('');
    setSaid(!(await sayToast('success', COPIED)));
  };
  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        {said ? COPIED : 'Copy link'}
        {of !== undefined && <span className="visually-hidden"> to {of}</span>}
      </button>
      {refused !== '' && (
        <input
          ref={selectAll}
          readOnly
          value={refused}
          aria-label="The link, to be copied"
          className={styles.address}
        />
      )}
    </>
  );
}
