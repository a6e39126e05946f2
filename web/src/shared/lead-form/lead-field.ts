import type { FieldIssue } from '@apoti/contract';
import { EMAIL_WRONG } from '@apoti/contract/constants/lead-texts';
import { describeIssues, issueSentence } from '@apoti/contract/errors/describe-issues';

/** One field of the contact or the franchise form. Its `name` is the specification's. */
export type LeadField = {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'textarea' | 'select';
  required: boolean;
  /** Said when it is required and empty. */
  missing: string;
  /** In characters. */
  maxLength?: number;
  autoComplete?: string;
  /** Of a select: by group; a group without a title stands alone. */
  options?: readonly { title: string; choices: readonly { value: string; label: string }[] }[];
  /** Takes the whole width where two fields stand beside each other. */
  wide?: boolean;
};

/** What is wrong, by field name. */
export type LeadErrors = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a field in a form. */
export function controlOf(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return isControl ? control : null;
}

/**
 * What is wrong with what was filled in: the browser's own checks, required and e-mail (public-site §5), and what the server says of a
 * text that is too long.
 */
export function checkFields(form: HTMLFormElement, fields: readonly LeadField[]): LeadErrors {
  const errors: Record<string, string> = {};
  for (const { name, label, required, missing, maxLength = Infinity } of fields) {
    const control = controlOf(form, name);
    if (control === null) continue;
    if (required && control.value.trim() === '') errors[name] = missing;
    else if (control.validity.typeMismatch) errors[name] = EMAIL_WRONG;
    else if (control.value.length > maxLength)
      errors[name] = issueSentence(`is longer than ${maxLength} characters`, label);
  }
  return errors;
}

/** What the server said of a form; of a plain post with what stood in it. */
type Refusal = { message: string; issues: readonly FieldIssue[]; values?: Readonly<Record<string, string>> };

/**
 * What the server found wrong: the message for the form, and a sentence for each field that it names. Of one that was left empty it
 * is the field's own, whether the page or the server found that.
 */
export function refusalOf(
  { message, issues, values = {} }: Refusal,
  fields: readonly (Pick<LeadField, 'name' | 'label'> & { missing?: string })[],
): { failure: string; errors: LeadErrors } {
  const sentences = issues.map(({ path, message: said }): [string, string] => {
    const name = String(path[0] ?? '');
    const { label = '', missing = '' } = fields.find((field) => field.name === name) ?? {};
    return [name, (values[name]?.trim() === '' && missing) || issueSentence(said, label)];
  });
  return {
    failure:
      issues.length === 0
        ? message
        : describeIssues(sentences.map(([, sentence]) => ({ path: [], message: sentence }))),
    // The first of a field's counts.
    errors: Object.fromEntries(sentences.reverse()),
  };
}

/** Empties the fields of a form that stand as they were sent: what was typed since then stays. */
export function clearFields(form: HTMLFormElement, sent: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(sent)) {
    const control = controlOf(form, name);
    if (control?.value === value) control.value = '';
  }
}
