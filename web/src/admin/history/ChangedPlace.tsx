import type { HistoryGroup } from '@apoti/contract';
import { Button } from '../../shared/ui/Button';
import { ChangedText, ChangedWhole } from './ChangedText';
import styles from './HistoryRun.module.css';
import { readableHtml } from '../rich-text/model/readable-html';
import type { Teller } from './teller';
import { historyTexts } from './texts';
import { toldText, type Deed, type ToldPlace } from './told-places';

const deedTexts: Record<Exclude<Deed, 'changed'>, string> = {
  added: 'was added',
  deleted: 'was deleted',
  published: 'was published',
  hidden: 'was taken off the site',
};

/** What takes a deed back. */
const backTexts: Record<Deed, string> = {
  changed: 'Restore this field',
  added: 'Take away again',
  deleted: 'Bring back',
  published: 'Take off the site again',
  hidden: 'Put on the site again',
};

type ChangedPlaceProps = {
  teller: Teller;
  group: HistoryGroup;
  told: ToldPlace;
  busy: boolean;
  onRestore: () => void;
};

/** One changed place of a run: what it held and what it holds since, and the button that brings it back. */
export function ChangedPlace({ teller, group, told, busy, onRestore }: ChangedPlaceProps) {
  const { deed, change } = told;
  const place = toldText(teller, group, told);
  return (
    <li className={styles.place}>
      <h4>{place}</h4>
      {deed === 'changed' ? (
        <ChangedValue teller={teller} told={told} />
      ) : (
        <p className={styles.soft}>
          {deedTexts[deed]}
          {deed === 'deleted' && change.gone !== true && ', and is back'}
        </p>
      )}
      {canComeBack(told) && (
        <Button look="secondary" busy={busy} aria-label={`${backTexts[deed]}: ${place}`} onClick={onRestore}>
          {backTexts[deed]}
        </Button>
      )}
    </li>
  );
}

/** An entry of its own that was made is deleted on its screen, which asks first; what is back need not come back. */
export function canComeBack({ deed, change }: ToldPlace): boolean {
  if (deed === 'deleted') return change.gone === true;
  return deed !== 'added' || change.path.length > 0;
}

function ChangedValue({ teller, told: { change } }: { teller: Teller; told: ToldPlace }) {
  const { path, old, new: next, long } = change;
  const read = (value: typeof old) =>
    typeof value === 'string' && value !== '' && teller.isHtml(path) ? readableHtml(value) : teller.text(path, value);
  const [before, after] = [read(old), read(next)];
  if (long === true) {
    return (
      <>
        <p className={styles.soft}>{historyTexts.tooLong}</p>
        <ChangedWhole before={`${before} …`} after={`${after} …`} />
      </>
    );
  }
  if (before === after) return <p className={styles.soft}>{historyTexts.onlyLook}</p>;
  const isText = [old, next].every((value) => Array.isArray(value) || (typeof value === 'string' && value !== ''));
  return isText ? <ChangedText before={before} after={after} /> : <ChangedWhole before={before} after={after} />;
}
