import { libraryTexts } from '@apoti/contract';
import { Button } from '../../../shared/ui/Button';
import { Notice } from '../../../shared/ui/Notice';
import { categoryName } from '../../library/file-texts';
import styles from './FileDetails.module.css';
import type { Words } from './kept-words';

type OtherWordsProps = { theirs: Partial<Words>; onSettle: (whose: 'mine' | 'theirs') => void };

/** Says what somebody else has made of what is typed here, and asks which holds. */
export function OtherWords({ theirs: { name, alt, category }, onSettle }: OtherWordsProps) {
  return (
    <Notice tone="warn" title={`${libraryTexts.changedMeanwhile}.`} urgent>
      {name !== undefined && <p>The name is “{name}” now.</p>}
      {alt !== undefined && <p>{alt === '' ? 'The alt text is empty now.' : `The alt text is “${alt}” now.`}</p>}
      {category !== undefined && <p>The category is “{categoryName(category)}” now.</p>}
      <div className={styles.tools}>
        <Button look="secondary" onClick={() => onSettle('mine')}>
          Keep mine
        </Button>
        <Button look="secondary" onClick={() => onSettle('theirs')}>
          Take theirs
        </Button>
      </div>
    </Notice>
  );
}
