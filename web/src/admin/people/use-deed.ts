import type { ListedPerson } from '@apoti/contract';
import { useState } from 'react';
import { changePerson, type PersonDeed } from '../../shared/api/people';
import { toApiError } from '../../shared/api/to-api-error';
import { adminToast } from '../../shared/ui/toast';
import { sentence } from '../lists/list-texts';
import { deedTexts } from './people-texts';

type Asked = { deed: PersonDeed; person: ListedPerson };

/** Asks before something is done to an account, does it, and says what became of it. */
export function useDeed() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (asked === null || busy) return;
    const { deed, person } = asked;
    setBusy(true);
    try {
      await changePerson(person.id, deed);
      adminToast.success(deedTexts[deed].done(person.username));
    } catch (error) {
      adminToast.error(`${deedTexts[deed].failed}: ${sentence(toApiError(error).message)}`);
    } finally {
      setBusy(false);
      setAsked(null);
    }
  };
  const ask = (deed: PersonDeed, person: ListedPerson) => setAsked({ deed, person });
  return { asked, busy, ask, cancel: () => setAsked(null), confirm };
}
