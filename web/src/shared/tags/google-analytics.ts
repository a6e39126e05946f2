import type { GoogleAnalyticsTag } from '@apoti/contract/rendering/site-tags';
import { addScript } from './add-script';
import { gtag, tellConsent } from './gtag';
import type { Allowed, LoadedTool } from './tool';

/** What the list of plans is called in reports. */
const LIST = { item_list_id: 'plans', item_list_name: 'Monthly plans' };

/** Its own events for what visitors do; others go under their own name. */
function eventOf(name: string): [name: string, parameters: Record<string, string>] {
  if (name === 'newsletter_joined') return ['sign_up', { method: 'newsletter' }];
  if (name.endsWith('_form_sent')) return ['generate_lead', { form: name.slice(0, -'_form_sent'.length) }];
  return [name, {}];
}

/** Reports on people need Google's cookies for advertisements, so they wait for that consent as well. */
function signalsOf({ signals, adPersonalization }: GoogleAnalyticsTag, allowed: Allowed) {
  const isAllowed = allowed.has('marketing');
  return {
    allow_google_signals: signals && isAllowed,
    allow_ad_personalization_signals: adPersonalization && isAllowed,
  };
}

/** A file of its own: few sites want it, and the page is there long before. Without it nothing but the speed is unknown. */
async function watchSpeed(): Promise<void> {
  const file = await import('./tell-speed').catch(() => undefined);
  file?.tellSpeed();
}

/** Google Analytics, with its options. */
export function loadGoogleAnalytics(tag: GoogleAnalyticsTag, allowed: Allowed): LoadedTool {
  tellConsent(allowed);
  gtag('js', new Date());
  if (Object.keys(tag.dimensions).length > 0) gtag('set', tag.dimensions);
  gtag('config', tag.id, { ...signalsOf(tag, allowed), ...(tag.anonymizeIp ? { anonymize_ip: true } : {}) });
  addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tag.id)}`);
  if (tag.speed) void watchSpeed();
  return {
    allow: (more) => {
      tellConsent(more);
      gtag('set', signalsOf(tag, more));
    },
    event: (name) => gtag('event', ...eventOf(name)),
    ...(tag.ecommerce
      ? {
          list: (items) => gtag('event', 'view_item_list', { ...LIST, currency: 'NGN', items }),
          choose: (item) => gtag('event', 'select_item', { ...LIST, items: [item] }),
        }
      : {}),
  };
}
