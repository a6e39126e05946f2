import { seoTexts } from '@apoti/contract';
import { useState } from 'react';
import { FiCopy } from 'react-icons/fi';
import { Button } from '../../shared/ui/Button';
import { adminToast } from '../../shared/ui/toast';
import styles from './CopyButton.module.css';

type CopyButtonProps = { text: string; label: string };

/** Shows a text that goes elsewhere, and copies it to the clipboard; where the browser refuses, it can be copied by hand. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setRefused(false);
      adminToast.success(seoTexts.copied);
    } catch {
      setRefused(true);
    }
  };
  return (
    <div className={styles.copy}>
      <pre className={styles.text} tabIndex={0} role="region" aria-label={label}>
        {text}
      </pre>
      <Button look="secondary" onClick={() => void copy()} aria-label={`Copy: ${label}`}>
        <FiCopy aria-hidden="true" /> Copy
      </Button>
      {isRefused && <p role="alert">The browser does not let this page copy: select the text and copy it.</p>}
    </div>
  );
}
