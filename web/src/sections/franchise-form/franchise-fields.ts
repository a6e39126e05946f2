import {
  franchiseInvestmentLabels,
  franchiseInvestments,
  franchiseLocationLabels,
  franchiseLocations,
  franchiseTypeLabels,
  franchiseTypes,
} from '@apoti/contract/constants/lead-choices';
import { leadLimits } from '@apoti/contract/constants/lead-form';
import type { LeadField } from '../../shared/lead-form/lead-field';

/** The places by group: Lagos, Abuja, Future Expansion. */
const places = Object.entries(franchiseLocations).map(([title, values]) => ({
  title,
  choices: values.map((value) => ({ value, label: franchiseLocationLabels[value] })),
}));

/** The fields of the franchise form (public-site §5, P21). */
export const franchiseFields: readonly LeadField[] = [
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
    required: true,
    missing: 'Please enter your phone number',
    maxLength: leadLimits.phone,
    autoComplete: 'tel',
  },
  {
    name: 'company',
    label: 'Company',
    kind: 'text',
    required: false,
    missing: '',
    maxLength: leadLimits.company,
    autoComplete: 'organization',
  },
  {
    name: 'franchiseType',
    label: 'Franchise type',
    kind: 'select',
    required: true,
    missing: 'Please choose a franchise type',
    options: [{ title: '', choices: franchiseTypes.map((value) => ({ value, label: franchiseTypeLabels[value] })) }],
  },
  {
    name: 'location',
    label: 'Location',
    kind: 'select',
    required: true,
    missing: 'Please choose a location',
    options: places,
  },
  {
    name: 'investment',
    label: 'Investment',
    kind: 'select',
    required: false,
    missing: '',
    options: [
      { title: '', choices: franchiseInvestments.map((value) => ({ value, label: franchiseInvestmentLabels[value] })) },
    ],
    wide: true,
  },
  {
    name: 'message',
    label: 'Message',
    kind: 'textarea',
    required: false,
    missing: '',
    maxLength: leadLimits.message,
    wide: true,
  },
];
