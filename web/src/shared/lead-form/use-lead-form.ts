import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { FormOutcome, LeadKind } from '@apoti/contract';
import { leadFields } from '@apoti/contract/constants/lead-form';
import { PENDING_MS, sendPlainly } from '../lib/send-plainly';
import { shownAt } from '../lib/shown-at';
import { tellSiteEvent } from '../lib/site-events';
import { storageNames } from '../lib/storage-names';
import { useSetQuery } from '../lib/use-query';
import { newUuid } from '../lib/uuid';
import { sayToast } from '../ui/say-toast';
import { useFormHelp } from '../ui/use-form-help';
import { checkFields, clearFields, refusalOf, type LeadErrors, type LeadField } from './lead-field';
import { dropDraft, keepDraft, useDraft } from './use-draft';

/** Texts of a form (public-site §5, §8). */
export type LeadTexts = { sending: string; success: string; failure: string };

/** Which form, and what it is made of. */
export type LeadFormParts = {
  kind: LeadKind;
  fields: readonly LeadField[];
  texts: LeadTexts;
  /** What the server said of a plain post. */
  outcome: FormOutcome | null;
  /** Whether the address says that a plain post was stored. */
  sent: boolean;
  /** What is chosen for the person, by name. */
  preset: Readonly<Record<string, string>>;
};

type State = { errors: LeadErrors; failure: string; sent: boolean; busy: boolean };

/** What a form shows and does. */
export type LeadForm = State & {
  form: RefObject<HTMLFormElement | null>;
  /** Under which name its draft is kept: the first script reads it too. */
  draftKey: string;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** Takes the message about the last submission away, when the person goes on. */
  begin: () => void;
};

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** Resolves once the browser has had its time with the form that it sends, or shows the page again as it was left (Back). */
const answeredElsewhere = () =>
  new Promise<void>((resolve) => {
    const onShown = ({ persisted }: PageTransitionEvent) => persisted && done();
    const done = () => {
      removeEventListener('pageshow', onShown);
      resolve();
    };
    addEventListener('pageshow', onShown);
    setTimeout(done, PENDING_MS);
  });

/** Sends a form with script: checked first, at most once at a time; what was sent is cleared after success, kept after failure (P20, P21). */
export function useLeadForm({ kind, fields, texts, outcome, sent, preset }: LeadFormParts): LeadForm {
  const [state, setState] = useState<State>({
    ...refusalOf(outcome ?? { message: '', issues: [] }, fields),
    sent: false,
    busy: false,
  });
  const setQuery = useSetQuery();
  const form = useFormHelp({ errors: state.errors });
  const submission = useRef<{ id: string | null; begun: number | null }>({ id: null, begun: null });
  const draft = { key: `${storageNames.form}${kind}`, fields, preset };
  useDraft(form, { ...draft, beginsWith: outcome !== null ? 'refused' : sent ? 'nothing' : 'draft' });
  useEffect(() => {
    submission.current.begun = shownAt();
  }, []);

  const fail = async (failure: string, errors: LeadErrors) => {
    setState({ errors, failure, sent: false, busy: false });
    await sayToast('error', failure);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const errors = checkFields(element, fields);
    if (state.busy) return;
    setState({ errors, failure: '', sent: false, busy: Object.keys(errors).length === 0 });
    if (Object.keys(errors).length > 0) return;
    submission.current.id ??= newUuid();
    const { id, begun } = submission.current;
    const typed = keepDraft(draft, element);
    const body = { ...valuesOf(element), ...(begun === null ? {} : { [leadFields.elapsed]: Date.now() - begun }) };
    try {
      const [{ sendLead, leadFailure }, { publicToast }] = await Promise.all([
        import('../api/leads'),
        import('../ui/toast'),
      ]);
      try {
        const message = (await sendLead(kind, body, id)) ?? texts.success;
        submission.current = { id: null, begun: null };
        clearFields(element, typed);
        dropDraft(draft.key, typed);
        setState({ errors: {}, failure: '', sent: true, busy: false });
        publicToast.success(message);
        tellSiteEvent(kind === 'contact' ? 'contact_form_sent' : 'franchise_form_sent');
      } catch (error) {
        const { failure, errors: found } = refusalOf(leadFailure(error, texts.failure), fields);
        await fail(failure, found);
      }
    } catch {
      // The files that send could not be loaded: the browser sends it, or it is as good as no network.
      const isOnItsWay = await sendPlainly(element);
      if (isOnItsWay) await answeredElsewhere();
      setState({ errors: {}, failure: isOnItsWay ? '' : texts.failure, sent: false, busy: false });
    }
  };

  const begin = () => {
    submission.current.begun ??= Date.now();
    if (state.sent) setState((present) => ({ ...present, sent: false }));
    // The address too: a reload would say again that it was sent, of a form that is half filled in.
    if (sent) setQuery({ sent: '' }, { replace: true });
  };

  return { ...state, form, draftKey: draft.key, submit, begin };
}
