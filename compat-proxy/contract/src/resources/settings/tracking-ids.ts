import type { heatmapProviders } from '../../constants/settings';
import { checkedLine } from './fields';

type HeatmapProvider = (typeof heatmapProviders)[number];
/** What an id looks like, and what is said of one that does not. */
type IdForm = readonly [form: RegExp, fault: string];

const forms = {
  googleAnalytics: [/^(G-[A-Z0-9]{4,20}|UA-\d{4,12}-\d{1,4})$/, 'must look like G-XXXXXXXXXX or UA-12345678-1'],
  googleTagManager: [/^GTM-[A-Z0-9]{4,12}$/, 'must look like GTM-XXXXXXX'],
  facebook: [/^\d{5,20}$/, 'must be digits only, such as 1234567890123456'],
  linkedin: [/^\d{3,15}$/, 'must be digits only, such as 123456'],
  twitter: [/^[A-Za-z0-9]{3,20}$/, 'must be letters and digits only, such as o1abc'],
} as const satisfies Record<string, IdForm>;

const heatmapForms: Record<HeatmapProvider, IdForm> = {
  hotjar: [/^\d{4,12}$/, 'must be digits only, such as 1234567 (Hotjar’s site id)'],
  fullstory: [/^(o-)?[A-Za-z0-9]{3,20}(-[a-z]{2,4}\d{0,2})?$/, 'must be an organisation’s id such as o-1ABCDE-na1'],
  logrocket: [/^[a-z0-9]{4,20}\/[A-Za-z0-9._-]{1,60}$/, 'must be LogRocket’s app id, such as abcdef/my-app'],
};

function faultOf([form, fault]: IdForm, value: string): string | null {
  return value === '' || form.test(value) ? null : fault;
}

/** An id of a service; may be empty as long as the service is off. */
export const trackingId = (service: keyof typeof forms) => checkedLine(100, (value) => faultOf(forms[service], value));

/** What is wrong with the id of a provider of heatmaps; null: nothing. */
export function heatmapIdFault(provider: HeatmapProvider, value: string): string | null {
  return faultOf(heatmapForms[provider], value);
}

type Issues = { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void };

/** A rule of a service: who turns it on names its id. */
export function needsId<Field extends string>(field: Field, label: string) {
  return (service: { enabled: boolean } & Record<Field, string>, context: Issues) => {
    if (!service.enabled || service[field] !== '') return;
    context.addIssue({ code: 'custom', path: [field], message: `${label} is required while this is on` });
  };
}
