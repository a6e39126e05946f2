import { useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../shell/Notice';
import styles from './NewerBuild.module.css';
import { partsTexts } from './parts-texts';
import { reloadKept } from './reload-kept';
import { useNewerBuild } from './served-build';

/** Says that the site was built anew under this page, until it is loaded anew or the person wants to hear of it later. */
export function NewerBuild() {
  const build = useNewerBuild();
  const [putOff, setPutOff] = useState<string | null>(null);
  if (build === null || build === putOff) return null;
  return (
    <Notice
      title={partsTexts.newer}
      action={
        <div className={styles.answers}>
          <Button look="quiet" onClick={() => setPutOff(build)}>
            {partsTexts.later}
          </Button>
          <Button look="secondary" onClick={() => void reloadKept()}>
            {partsTexts.reload}
          </Button>
        </div>
      }
    >
      {partsTexts.kept}
    </Notice>
  );
}
