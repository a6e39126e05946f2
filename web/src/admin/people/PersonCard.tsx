import type { ListedPerson } from '@apoti/contract';
import type { PersonDeed } from '../../shared/api/people';
import { Badge } from '../../shared/ui/Badge';
import { Button } from '../../shared/ui/Button';
import styles from './PeopleScreen.module.css';
import { deedsOf, deedTexts, stateNames, standingText, stillOpenText } from './people-texts';

type PersonCardProps = {
  listed: ListedPerson;
  /** Nobody disables herself. */
  isYou: boolean;
  onAsk: (deed: PersonDeed, person: ListedPerson) => void;
};

/** An account: whose, how it stands, and what can be done to it. */
export function PersonCard({ listed, isYou, onAsk }: PersonCardProps) {
  const { name, tone } = stateNames[listed.state];
  const stillOpen = stillOpenText(listed);
  return (
    <li className={styles.person}>
      <div className={styles.words}>
        <p className={styles.name}>
          <strong>{listed.username}</strong>
          {isYou && <span className={styles.you}>You</span>}
          <Badge tone={tone}>{name}</Badge>
        </p>
        <p className={styles.email}>{listed.email}</p>
        <p className={styles.standing}>{standingText(listed)}</p>
        {stillOpen !== '' && <p className={styles.open}>{stillOpen}</p>}
      </div>
      {!isYou && (
        <div className={styles.deeds}>
          {deedsOf[listed.state].map((deed) => (
            <Button
              key={deed}
              look="secondary"
              aria-label={`${deedTexts[deed].action}: ${listed.username}`}
              onClick={() => onAsk(deed, listed)}
            >
              {deedTexts[deed].action}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
