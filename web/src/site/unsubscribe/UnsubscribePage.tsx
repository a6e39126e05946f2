import { ONE_CLICK, unsubscribeStates, type UnsubscribeState } from '@apoti/contract/resources/newsletter/unsubscribe';
import type { ReactNode } from 'react';
import { pagePaths } from '../../shared/site-data/page-paths';
import type { PageProps } from '../../shared/site-data/page-view';
import { Button } from '../../shared/ui/Button';
import { PublicForm } from '../../shared/ui/PublicForm';
import styles from './UnsubscribePage.module.css';

const isState = (value: string): value is UnsubscribeState => value in unsubscribeStates;

/** Ends a newsletter by the link of a mail (A16): one button, no script. `form` says what the server found. */
export function UnsubscribePage({ form }: PageProps<null>) {
  const state = form !== null && isState(form.message) ? form.message : unsubscribeStates.unknown;
  return <div className={styles.page}>{contents[state](form?.values['address'] ?? '')}</div>;
}

/** The button posts to the page's own address, which is the link. */
function Ask({ label }: { label: string }) {
  return (
    <PublicForm method="post">
      <input type="hidden" name={ONE_CLICK.name} value={ONE_CLICK.value} />
      <Button type="submit">{label}</Button>
    </PublicForm>
  );
}

const again = (
  <p>
    Did you change your mind? <a href={pagePaths.newsletter}>Subscribe again</a> whenever you like.
  </p>
);

const contents: Record<UnsubscribeState, (address: string) => ReactNode> = {
  ask: (address) => (
    <>
      <h1>Unsubscribe from the newsletter?</h1>
      <p>
        No more newsletters will go to <strong>{address}</strong>. The address and the name that belongs to it are
        deleted.
      </p>
      <Ask label="Unsubscribe" />
    </>
  ),
  done: () => (
    <>
      <h1>You are unsubscribed</h1>
      <p>No more newsletters will go to this address. It has been deleted from our list.</p>
      {again}
    </>
  ),
  unknown: () => (
    <>
      <h1>Nobody is subscribed by this link</h1>
      <p>
        Either it has been used already, and there is nothing left to do, or a part of it was lost on the way. Then open
        it once more from the mail.
      </p>
      {again}
    </>
  ),
  incomplete: () => (
    <>
      <h1>That did not work</h1>
      <p>What your browser sent was not complete, and nothing was changed. Please press the button once more.</p>
      <Ask label="Unsubscribe" />
    </>
  ),
  unavailable: () => (
    <>
      <h1>We cannot do this at the moment</h1>
      <p>
        Our list of subscribers cannot be reached, so nothing was changed. Please try again in a few minutes: the link
        in your mail stays valid.
      </p>
      <p>
        <a href="">Try again</a>
      </p>
    </>
  ),
  tooMany: () => (
    <>
      <h1>Too many links were opened from here</h1>
      <p>
        Very many of our links were opened from your network within a minute, so this one was not looked at and nothing
        was changed. Please try again in a minute: the link in your mail stays valid.
      </p>
      <p>
        <a href="">Try again</a>
      </p>
    </>
  ),
};
