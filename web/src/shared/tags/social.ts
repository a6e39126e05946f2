import type { FacebookTag } from '@apoti/contract/rendering/site-tags';
import { addScript, queueCalls } from './add-script';
import type { LoadedTool } from './tool';

type Calls = (...call: unknown[]) => void;

declare global {
  interface Window {
    fbq?: Calls & { queue: unknown[][]; callMethod?: Calls };
    _fbq?: Calls;
    lintrk?: Calls & { q: unknown[][] };
    _linkedin_partner_id?: string;
    _linkedin_data_partner_ids?: string[];
    twq?: Calls & { queue: unknown[][]; exe?: Calls };
  }
}

/** Facebook's standard events for what visitors do. */
const conversions: Readonly<Record<string, [event: string, parameters: Record<string, string>]>> = {
  contact_form_sent: ['Contact', { content_name: 'contact' }],
  franchise_form_sent: ['Lead', { content_name: 'franchise' }],
  newsletter_joined: ['Subscribe', { content_name: 'newsletter' }],
};

/** Facebook's pixel: it is told views of pages and what the settings name, and looks for nothing by itself. */
export function loadFacebook({ id, conversions: tellsConversions, events }: FacebookTag): LoadedTool {
  const queue: unknown[][] = [];
  const calls = queueCalls(queue, () => window.fbq?.callMethod?.bind(window.fbq));
  const fbq = Object.assign(calls, { queue, loaded: true, version: '2.0', push: calls });
  window.fbq = fbq;
  window._fbq = fbq;
  fbq('set', 'autoConfig', false, id);
  fbq('init', id);
  fbq('track', 'PageView');
  addScript('https://connect.facebook.net/en_US/fbevents.js');
  return {
    event: (name) => {
      const conversion = conversions[name];
      if (tellsConversions && conversion !== undefined) fbq('track', ...conversion);
      for (const own of events[name] ?? []) fbq('trackCustom', own);
    },
  };
}

/** LinkedIn's insight tag. */
export function loadLinkedIn({ id }: { id: string }): LoadedTool {
  window._linkedin_partner_id = id;
  (window._linkedin_data_partner_ids ??= []).push(id);
  const q: unknown[][] = [];
  window.lintrk = Object.assign(
    queueCalls(q, () => undefined),
    { q },
  );
  addScript('https://snap.licdn.com/li.lms-analytics/insight.min.js');
  return {};
}

/** Twitter's pixel. */
export function loadTwitter({ id }: { id: string }): LoadedTool {
  const queue: unknown[][] = [];
  const twq = Object.assign(
    queueCalls(queue, () => window.twq?.exe?.bind(window.twq)),
    { queue, version: '1.1' },
  );
  window.twq = twq;
  twq('config', id);
  addScript('https://static.ads-twitter.com/uwt.js');
  return {};
}
