import type { ListedPerson } from '@apoti/contract';
import { useState } from 'react';
import { changePerson, type PersonDeed } from '../../shared/api/people';
import { toApiError } from '../../shared/api/to-api-error';
import { adminToast } from '../../shared/ui/toast';
import { sentence } from '../lists/list-texts';
import { deedTexts, unsentText } from './people-texts';

type Asked = { deed: PersonDeed; person: ListedPerson };

const keyOf = ({ deed, person }: Asked) => `${deed}/${person.id}`;

/** Asks before something is done to an account, does it, and says what became of it. */
export function useDeed() {
  const [asked, setAsked] = useState<Asked | null>(null);
  // A late answer may come while something else is asked: it ends its own question alone.
  const [running, setRunning] = useState<readonly string[]>([]);
  const busy = asked !== null && running.includes(keyOf(asked));
  const confirm = async () => {
    if (asked === null || busy) return;
    const { deed, person } = asked;
    const key = keyOf(asked);
    setRunning((now) => [...now, key]);
    try {
      const people = await changePerson(person.id, deed);
      const unsent = deed === 'invite' ? unsentText(people.find(({ id }) => id === person.id)) : '';
      if (unsent === '') adminToast.success(deedTexts[deed].done(person.username));
      else adminToast.error(unsent);
    } catch (error) {
      adminToast.error(`${deedTexts[deed].failed}: ${sentence(toApiError(error).message)}`);
    } finally {
      setRunning((now) => now.filter((one) => one !== key));
      setAsked((now) => (now !== null && keyOf(now) === key ? null : now));
    }
  };
  const ask = (deed: PersonDeed, person: ListedPerson) => setAsked({ deed, person });
  return { asked, busy, ask, cancel: () => setAsked(null), confirm };
}
