import { FiNavigation } from 'react-icons/fi';
import { Button } from '../../shared/ui/Button';
import styles from './LockerFinder.module.css';
import type { useVisitorPlace } from './use-visitor-place';

const said = {
  unknown: '',
  asking: 'Looking for where you are…',
  known: 'Nearest first. Where you are stays on your device: it is not sent to us.',
  refused: 'No problem: your place stays with you. Choose a state or an area instead.',
  unavailable: 'Your place cannot be found at the moment. Choose a state or an area instead.',
} as const;

/** Puts the nearest stations first, if the visitor wishes (P9). Says what became of it, kindly. */
export function NearMe({ state, ask, forget }: ReturnType<typeof useVisitorPlace>) {
  return (
    <div className={styles.near}>
      {state === 'known' ? (
        <Button look="secondary" onClick={forget}>
          Usual order
        </Button>
      ) : (
        <Button look="secondary" busy={state === 'asking'} onClick={ask}>
          <FiNavigation aria-hidden="true" /> Near me
        </Button>
      )}
      <p role="status">{said[state]}</p>
    </div>
  );
}
