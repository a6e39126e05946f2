import { Tabs } from '../../shared/ui/Tabs';
import { useTab } from '../form/use-tab';
import { ActivityTab } from './ActivityTab';
import { AccountsTab } from './AccountsTab';
import styles from './PeopleScreen.module.css';
import { peopleTexts } from './people-texts';

const tabs = [
  { id: 'accounts', label: 'Accounts' },
  { id: 'activity', label: 'Activity' },
] as const;

/** Who may enter the back-office, and who did what (A19). `person`: who is looking. */
export function PeopleScreen({ person }: { person: number }) {
  const { current, choose } = useTab(['accounts', 'activity']);
  return (
    <>
      <h1 className={styles.title}>{peopleTexts.title}</h1>
      <Tabs label="Parts of people and access" tabs={tabs} current={current} onChoose={choose} className={styles.panel}>
        {current === 'accounts' ? <AccountsTab person={person} /> : <ActivityTab />}
      </Tabs>
    </>
  );
}
