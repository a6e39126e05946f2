import type { AskedCategory, SiteTags } from '@apoti/contract/rendering/site-tags';
import { consentTexts } from './consent-texts';
import { element } from './element';
import { answer, categorySwitches, head } from './notice-parts';
import styles from './notice.module.css';

type Answer = (allowed: ReadonlySet<AskedCategory>) => void;

type Shown = {
  tags: SiteTags;
  /** What holds now. */
  allowed: ReadonlySet<AskedCategory>;
  onAnswer: Answer;
};

const TITLE = 'consent-title';
const LEAD = 'consent-lead';

/** What was switched on. */
function chosenIn(form: HTMLFormElement, { categories }: SiteTags): ReadonlySet<AskedCategory> {
  const chosen = new FormData(form);
  return new Set(categories.filter((category) => chosen.has(category)));
}

function makeDialog(form: HTMLFormElement): HTMLDialogElement {
  const attributes = { class: styles['notice'], 'aria-labelledby': TITLE, 'aria-describedby': LEAD };
  return element('dialog', {}, attributes, form);
}

/** What is asked about: tools of others, or the site's own note alone. */
const leadOf = ({ tools }: SiteTags) => (tools.length === 0 ? consentTexts.ownLead : consentTexts.lead);

function lead(text: string): HTMLElement {
  const more = element('a', { href: '/cookies' }, {}, consentTexts.more);
  return element('p', { id: LEAD }, {}, `${text} `, more);
}

function answers(...buttons: HTMLButtonElement[]): HTMLElement {
  return element('div', {}, { class: styles['answers'] }, ...buttons);
}

/** What an answer allows; null for one that is none. */
function meaning(value: string, form: HTMLFormElement, tags: SiteTags): ReadonlySet<AskedCategory> | null {
  if (value === 'accept') return new Set(tags.categories);
  if (value === 'refuse') return new Set();
  return value === 'save' ? chosenIn(form, tags) : null;
}

function onSubmit(form: HTMLFormElement, act: (value: string) => void): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    act(event.submitter instanceof HTMLButtonElement ? event.submitter.value : '');
  });
  // Enter would press the first button, which is no choice of what is switched.
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!event.repeat) event.target.click();
  });
}

/** Keeps room for the notice at the end of the page, so that nothing has to stay behind it. */
function keepRoom(dialog: HTMLDialogElement): ResizeObserver {
  const { style, dataset } = document.documentElement;
  dataset['asking'] = '';
  const watching = new ResizeObserver(() => style.setProperty('--asking', `${dialog.offsetHeight}px`));
  watching.observe(dialog);
  return watching;
}

/** Ends what the settings listen to. */
let leaving = new AbortController();

/** Takes the notice away, answered or not. */
export function hideNotice(): void {
  leaving.abort();
  document.querySelector(`dialog[aria-labelledby="${TITLE}"]`)?.remove();
  delete document.documentElement.dataset['asking'];
}

/**
 * Asks, beside the page: it stays usable, nothing of it moves, and the focus stays where it is. It comes first on the page, so
 * that the first Tab leads into it.
 */
export function ask({ tags, allowed, onAnswer }: Shown): void {
  hideNotice();
  const choose = answer('choose', consentTexts.choose);
  choose.setAttribute('aria-expanded', 'false');
  const buttons = answers(answer('refuse', consentTexts.refuse), answer('accept', consentTexts.accept), choose);
  const form = element('form', { method: 'dialog' }, {}, head(TITLE, false), lead(leadOf(tags)), buttons);
  const dialog = makeDialog(form);
  const room = keepRoom(dialog);
  onSubmit(form, (value) => {
    const meant = meaning(value, form, tags);
    if (meant !== null) {
      room.disconnect();
      hideNotice();
      onAnswer(meant);
      return;
    }
    const switches = categorySwitches(tags, allowed);
    buttons.before(switches);
    const save = answer('save', consentTexts.save);
    choose.replaceWith(save);
    switches.querySelector<HTMLInputElement>('input:enabled')?.focus();
  });
  // Set and not shown by `show()`, which would take the focus.
  dialog.setAttribute('open', '');
  document.body.prepend(dialog);
}

/**
 * The cookie settings: what holds now, to be changed. `reason`: why there is nothing to choose. `onClosed` is told when they are gone,
 * answered or not; they stay over no other page.
 */
export function showSettings({ tags, allowed, onAnswer }: Shown, reason: string | null, onClosed: () => void): void {
  hideNotice();
  const parts =
    reason === null
      ? [
          lead(leadOf(tags)),
          categorySwitches(tags, allowed),
          answers(
            answer('refuse', consentTexts.refuse),
            answer('accept', consentTexts.accept),
            answer('save', consentTexts.save),
          ),
        ]
      : [lead(reason)];
  const form = element('form', { method: 'dialog' }, {}, head(TITLE, true), ...parts);
  const dialog = makeDialog(form);
  onSubmit(form, (value) => {
    const meant = meaning(value, form, tags);
    try {
      if (meant !== null) onAnswer(meant);
    } finally {
      dialog.close();
    }
  });
  const listening = new AbortController();
  leaving = listening;
  addEventListener('popstate', () => dialog.close(), listening);
  dialog.addEventListener('close', () => {
    listening.abort();
    dialog.remove();
    onClosed();
  });
  document.body.append(dialog);
  dialog.showModal();
}
