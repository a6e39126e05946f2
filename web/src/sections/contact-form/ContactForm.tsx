import type { FormOutcome } from '@apoti/contract';
import { contactTexts } from '@apoti/contract/constants/lead-texts';
import { LeadForm } from '../../shared/lead-form/LeadForm';
import { contactFields } from './contact-fields';

/** The contact form (P20). `sent`: the address says that a plain post was stored. */
export function ContactForm({ form, sent = false }: { form: FormOutcome | null; sent?: boolean }) {
  const outcome = form?.form === 'contact' ? form : null;
  return (
    <LeadForm
      kind="contact"
      action="/contact"
      fields={contactFields}
      texts={contactTexts}
      submitText="Send message"
      outcome={outcome}
      sent={sent}
    />
  );
}
