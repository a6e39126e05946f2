import { contactSubjectLabels, contactSubjects } from '@apoti/contract/constants/lead-choices';
import { leadLimits } from '@apoti/contract/constants/lead-form';
import type { LeadField } from '../../shared/lead-form/lead-field';

/** The fields of the contact form (public-site §5, P20). */
export const contactFields: readonly LeadField[] = [
  {
    name: 'name',
    label: 'Full name',
    kind: 'text',
    required: true,
    missing: 'Please enter your name',
    maxLength: leadLimits.name,
    autoComplete: 'name',
  },
  {
    name: 'email',
    label: 'E-mail address',
    kind: 'email',
    required: true,
    missing: 'Please enter your email address',
    maxLength: leadLimits.email,
    autoComplete: 'email',
  },
  {
    name: 'phone',
    label: 'Phone',
    kind: 'tel',
    required: false,
    missing: '',
    maxLength: leadLimits.phone,
    autoComplete: 'tel',
  },
  {
    name: 'subject',
    label: 'Subject',
    kind: 'select',
    required: true,
    missing: 'Please choose a subject',
    options: [{ title: '', choices: contactSubjects.map((value) => ({ value, label: contactSubjectLabels[value] })) }],
  },
  {
    name: 'message',
    label: 'Message',
    kind: 'textarea',
    required: true,
    missing: 'Please write your message',
    maxLength: leadLimits.message,
    wide: true,
  },
];
