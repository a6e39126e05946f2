import { SETTLED_MS } from '@apoti/contract';
import { useState } from 'react';
import { Button } from '../../../shared/ui/Button';
import { useSeoEditor } from '../../seo-editing/seo-editing';
import { CopyButton } from '../../form/CopyButton';
import styles from '../SeoActions.module.css';
import { readFacts } from './read-facts';

const NOT_ALL = 'Not all of what was edited is saved: this is what was saved last.';
const settled = () => new Promise((resolve) => setTimeout(resolve, SETTLED_MS));

/** The structured data of the home page as it is served: what a checker of Google or schema.org is given. */
export function ServedFacts({ isOn }: { isOn: boolean }) {
  const { session } = useSeoEditor();
  const [facts, setFacts] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const look = async () => {
    setBusy(true);
    try {
      const isSaved = await session.save();
      await settled();
      setFacts(await readFacts());
      setFailure(isSaved ? '' : NOT_ALL);
    } catch {
      setFailure('The home page cannot be read at the moment.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div className={styles.actions}>
        <Button look="secondary" busy={isBusy} disabled={!isOn} onClick={() => void look()}>
          Show what the home page says
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {failure}
      </p>
      {isOn && facts !== null && <CopyButton label="Structured data of the home page" text={facts} />}
    </>
  );
}
