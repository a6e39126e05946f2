import { useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { EMAIL_WRONG } from '@apoti/contract/constants/lead-texts';
import { newsletterTexts } from '@apoti/contract/constants/newsletter-texts';
import { tellSiteEvent } from '../../shared/lib/site-events';
import { sendPlainly } from '../../shared/lib/send-plainly';
import { sayToast } from '../../shared/ui/say-toast';
import { useFormHelp } from '../../shared/ui/use-form-help';
import type { NewsletterErrors } from './NewsletterDialog';

/** What is wrong with the dialog's fields; what an e-mail address is, the browser's own field decides. */
function check(form: HTMLFormElement, email: string, name: string): NewsletterErrors {
  const field = form.elements.namedItem('email');
  const mistyped = field instanceof HTMLInputElement && field.validity.typeMismatch;
  return {
    email: email.trim() === '' ? newsletterTexts.emailMissing : mistyped ? EMAIL_WRONG : undefined,
    name: name.trim() === '' ? newsletterTexts.nameMissing : undefined,
  };
}

/** The two steps of subscribing (P30): the address opens the dialog, the dialog sends. */
export function useNewsletter() {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const { key } = useLocation();
  // Of the page on which it was opened: it does not stay over another one.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const open = openedOn === key;
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<NewsletterErrors>({});
  const form = useFormHelp({ errors, take: (_name, value) => setEmail(value) });

  const start = async (event: FormEvent) => {
    event.preventDefault();
    const missing = email.trim() === '' ? newsletterTexts.emailFirst : undefined;
    setErrors({ email: missing });
    if (missing === undefined) setOpenedOn(key);
    else await sayToast('error', missing);
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const found = check(element, email, name);
    setErrors(found);
    if (found.email !== undefined || found.name !== undefined) return;
    setBusy(true);
    try {
      const [{ subscribe, subscribeFailure }, { publicToast }] = await Promise.all([
        import('../../shared/api/newsletter'),
        import('../../shared/ui/toast'),
      ]);
      try {
        publicToast.success(await subscribe({ name, email }));
        tellSiteEvent('newsletter_joined');
        setOpenedOn(null);
        setEmail('');
        setName('');
      } catch (error) {
        const text = subscribeFailure(error);
        setErrors({ form: text });
        publicToast.error(text);
      }
    } catch {
      // The files that send could not be loaded: the browser sends it, or it is as good as no network.
      if (!(await sendPlainly(element))) setErrors({ form: newsletterTexts.networkFailure });
    } finally {
      setBusy(false);
    }
  };

  const dialog = { open, onClose: () => setOpenedOn(null), name, setName, email, setEmail, errors, busy };
  return { form, start, send, email, setEmail, addressError: open ? undefined : errors.email, dialog };
}
