import { usePeople } from '../../shared/api/people';
import { ErrorPanel } from '../../shared/ui/ErrorPanel';
import { Skeleton } from '../../shared/ui/Skeleton';
import { FormSection } from '../form/FormSection';
import { DeleteDialog } from '../form/DeleteDialog';
import { InviteForm } from './InviteForm';
import styles from './PeopleScreen.module.css';
import { deedTexts, noteOf, peopleTexts } from './people-texts';
import { PersonCard } from './PersonCard';
import { useDeed } from './use-deed';

/** The accounts, and a form that invites to another one (A19). */
export function AccountsTab({ person }: { person: number }) {
  const { data, error, isValidating, mutate } = usePeople();
  const { asked, busy, ask, cancel, confirm } = useDeed();
  const texts = deedTexts[asked?.deed ?? 'invite'];
  return (
    <>
      <FormSection title="Accounts" about={peopleTexts.about}>
        {error && (
          <ErrorPanel title={peopleTexts.listFailed} busy={isValidating} onRetry={() => void mutate()}>
            <p>{error.message}</p>
          </ErrorPanel>
        )}
        {!data && !error && <Skeleton label="Loading the accounts…" count={3} />}
        {data && (
          <ul className={styles.people} aria-label="Accounts">
            {data.map((listed) => (
              <PersonCard key={listed.id} listed={listed} isYou={listed.id === person} onAsk={ask} />
            ))}
          </ul>
        )}
      </FormSection>
      <FormSection title="Invite somebody" about={peopleTexts.inviteAbout}>
        <InviteForm person={person} />
      </FormSection>
      <DeleteDialog
        question={texts.question}
        name={asked?.person.username ?? null}
        note={asked === null ? texts.note : noteOf(asked.deed, asked.person)}
        action={texts.action}
        look={asked?.deed === 'disable' || asked?.deed === 'withdraw' ? 'danger' : 'primary'}
        busy={busy}
        onCancel={cancel}
        onDelete={() => void confirm()}
      />
    </>
  );
}
