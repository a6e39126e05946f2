import useSWR, { mutate } from 'swr';
import {
  activityPageSchema,
  peopleReplySchema,
  type ActivityPage,
  type ApiError,
  type Invitation,
  type ListedPerson,
} from '@apoti/contract';
import { request } from './client';

const PEOPLE = '/api/people';
const ACTIVITY = '/api/activity';
/** How often is looked what became of a mail that is on its way, and whether somebody has joined or was changed elsewhere, in ms. */
const MAIL_MS = 3_000;
const REFRESH_MS = 30_000;

/** What can be done to an account. */
export type PersonDeed = 'invite' | 'withdraw' | 'disable' | 'enable';

/** Everybody with an account of the back-office (A19). */
export function usePeople() {
  const load = async (path: string) => (await request(peopleReplySchema, { path })).people;
  return useSWR<ListedPerson[], ApiError>(PEOPLE, load, {
    refreshInterval: (people) => (people?.some(({ mail }) => mail === 'waiting') === true ? MAIL_MS : REFRESH_MS),
  });
}

async function change(path: string, body: object): Promise<ListedPerson[]> {
  const { people } = await request(peopleReplySchema, { method: 'POST', path, body });
  await mutate(PEOPLE, people, { revalidate: false });
  await mutate((key) => typeof key === 'string' && key.startsWith(ACTIVITY));
  return people;
}

/** Invites somebody (A19), and answers everybody. Throws ApiError. */
export function invite(body: Invitation): Promise<ListedPerson[]> {
  return change(PEOPLE, body);
}

/** Does something to an account (A19), and answers everybody. Throws ApiError; what is known of the accounts is asked for again then. */
export async function changePerson(id: number, deed: PersonDeed): Promise<ListedPerson[]> {
  try {
    return await change(`${PEOPLE}/${id}/${deed}`, {});
  } catch (error) {
    void mutate(PEOPLE);
    throw error;
  }
}

/** A page of who did what (A19). The one before stays while the next is on its way. */
export function useActivity({ who, page }: { who: string; page: number }) {
  const params = new URLSearchParams({ ...(who === '' ? {} : { who }), page: String(page) });
  return useSWR<ActivityPage, ApiError>(
    `${ACTIVITY}?${params.toString()}`,
    (path: string) => request(activityPageSchema, { path }),
    { keepPreviousData: true },
  );
}
