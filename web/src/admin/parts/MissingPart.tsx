import { useEffect } from 'react';
import { refreshSession } from '../../shared/api/auth';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import { partsTexts } from './parts-texts';
import { reloadKept } from './reload-kept';
import { useNewerBuild } from './served-build';

/** Stands in place of a part whose file is not to be had: most browsers never ask for it again, only a new page does. */
export function MissingPart() {
  const isOlder = useNewerBuild() !== null;
  useEffect(() => {
    // The reply says which build is served: whether the file is gone, or the line is.
    void refreshSession();
  }, []);
  return (
    <Notice tone="warn" title={partsTexts.missing} urgent>
      <p>{isOlder ? partsTexts.missingOlder : partsTexts.missingLine}</p>
      <div>
        <Button look="secondary" onClick={() => void reloadKept()}>
          {partsTexts.reload}
        </Button>
      </div>
    </Notice>
  );
}
