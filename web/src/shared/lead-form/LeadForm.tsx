import { useEffect, useEffectEvent, useState } from 'react';
import { leadFields } from '@apoti/contract/constants/lead-form';
import { Button } from '../ui/Button';
import { PublicForm } from '../ui/PublicForm';
import styles from './LeadForm.module.css';
import { LeadFieldInput } from './LeadFieldInput';
import { useLeadForm, type LeadFormParts } from './use-lead-form';
import { usePreset } from './use-preset';

type LeadFormProps = Omit<LeadFormParts, 'preset'> & {
  /** Where a plain post goes: the form's own page. */
  action: string;
  /** What its button says. */
  submitText: string;
  /** What fields say below themselves, by name. */
  hints?: Readonly<Record<string, string | undefined>>;
  /** What is chosen for the person, by name: what the fields begin with, and taken over whenever it changes. */
  preset?: Readonly<Record<string, string>>;
  /** Told whenever other values may stand in the form: at first, with a draft, another preset, each input, and when it is cleared. */
  onFilled?: (form: HTMLFormElement) => void;
};

const NOTHING = {};

/** A field that only programs fill in. */
function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Leave this empty <input name={leadFields.honeypot} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** The contact or the franchise form (P20, P21), with script and without. */
export function LeadForm({ action, submitText, hints = NOTHING, preset = NOTHING, onFilled, ...parts }: LeadFormProps) {
  const { kind, fields, texts, sent } = parts;
  // What a refused post left stays in the fields, also when the address changes.
  const [outcome] = useState(parts.outcome);
  const { form, draftKey, errors, failure, busy, sent: justSent, submit, begin } = useLeadForm({ ...parts, preset });
  usePreset(form, preset);
  const tellFilled = useEffectEvent(() => form.current !== null && onFilled?.(form.current));
  useEffect(() => void tellFilled(), [preset, justSent]);
  const isSent = justSent || (sent && outcome === null && !busy && failure === '');
  return (
    <PublicForm
      ref={form}
      id={`${kind}-form`}
      className={styles.form}
      data-draft={outcome === null ? draftKey : undefined}
      data-sent={sent || undefined}
      method="post"
      // A refused plain post comes back at the form, not at the page's top.
      action={`${action}#${kind}-form`}
      onSubmit={(event) => void submit(event)}
      onInput={(event) => {
        begin();
        onFilled?.(event.currentTarget);
      }}
    >
      {fields.map((field) => (
        <div key={field.name} className={field.wide === true ? styles.wide : undefined}>
          <LeadFieldInput
            field={field}
            value={outcome?.values[field.name] ?? preset[field.name] ?? ''}
            error={errors[field.name]}
            hint={hints[field.name]}
          />
        </div>
      ))}
      <Honeypot />
      {outcome?.values[leadFields.submissionId] !== undefined && (
        <input type="hidden" name={leadFields.submissionId} value={outcome.values[leadFields.submissionId]} />
      )}
      <div className={styles.end}>
        <Button type="submit" busy={busy}>
          {busy ? texts.sending : submitText}
        </Button>
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        <p role="status" className={styles.success}>
          {isSent ? texts.success : ''}
        </p>
      </div>
    </PublicForm>
  );
}
