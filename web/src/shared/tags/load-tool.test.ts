// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteTool } from '@apoti/contract';
import type { Allowed } from './tool';

const everything: Allowed = new Set(['analytics', 'marketing', 'preferences']);
const analyticsAlone: Allowed = new Set(['analytics']);

/** The loader as a page of its own has it: what was told to Google on another page is not known. */
async function load(tool: SiteTool, allowed = everything) {
  vi.resetModules();
  const { loadTool } = await import('./load-tool');
  return loadTool(tool, allowed);
}
const scripts = () => [...document.querySelectorAll('script')];
const sources = () => scripts().map(({ src }) => src);
/** What Google was told: it takes the arguments of a call, and no list. */
const told = () => (window.dataLayer ?? []).map((command) => Array.from(Object(command) as ArrayLike<unknown>));

beforeEach(() => {
  document.head.replaceChildren();
  for (const name of ['dataLayer', 'gtag', 'hj', '_hjSettings', 'FS', '_fs_org', 'LogRocket', 'fbq', '_fbq', 'lintrk'])
    Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(window, '_linkedin_data_partner_ids');
});

const google: Extract<SiteTool, { tool: 'google-analytics' }> = {
  tool: 'google-analytics',
  id: 'G-ABCD1234',
  ecommerce: false,
  signals: false,
  adPersonalization: false,
  anonymizeIp: false,
  speed: false,
  dimensions: {},
};

describe('Google Analytics', () => {
  it('A18: is told the consent before anything else, then its id', async () => {
    await load(google, analyticsAlone);
    expect(sources()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABCD1234']);
    expect(scripts()[0]?.async).toBe(true);
    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
    const [consent, start, config] = told();
    expect(consent).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'granted',
        functionality_storage: 'denied',
        personalization_storage: 'denied',
        security_storage: 'granted',
      },
    ]);
    expect(start).toEqual(['js', expect.any(Date)]);
    const none = { allow_google_signals: false, allow_ad_personalization_signals: false };
    expect(config).toEqual(['config', 'G-ABCD1234', none]);
  });

  it('A18: its preferences and advertisements follow the consent to those', async () => {
    await load(google, new Set(['analytics', 'preferences']));
    expect(told()[0]?.[2]).toMatchObject({ functionality_storage: 'granted', ad_storage: 'denied' });
  });

  it('A18: custom dimensions are sent with everything; addresses are shortened when that is set', async () => {
    await load({ ...google, dimensions: { plan: 'gold' }, anonymizeIp: true });
    expect(told()).toContainEqual(['set', { plan: 'gold' }]);
    expect(told().find(([command]) => command === 'config')?.[2]).toMatchObject({ anonymize_ip: true });
  });

  it('A18: reports on people need the consent to marketing too, and begin when it comes', async () => {
    const tool = await load({ ...google, signals: true, adPersonalization: true }, analyticsAlone);
    expect(told().at(-1)?.[2]).toMatchObject({ allow_google_signals: false, allow_ad_personalization_signals: false });
    tool.allow?.(everything);
    expect(told().at(-2)?.slice(0, 2)).toEqual(['consent', 'update']);
    expect(told().at(-1)).toEqual(['set', { allow_google_signals: true, allow_ad_personalization_signals: true }]);
    await load({ ...google, signals: true });
    expect(told().at(-1)?.[2]).toMatchObject({ allow_google_signals: true, allow_ad_personalization_signals: false });
  });

  it('A18: hears of forms under its own names', async () => {
    const tool = await load(google);
    tool.event?.('contact_form_sent');
    tool.event?.('newsletter_joined');
    expect(told().slice(-2)).toEqual([
      ['event', 'generate_lead', { form: 'contact' }],
      ['event', 'sign_up', { method: 'newsletter' }],
    ]);
  });

  it('A18: hears how fast the page was, once it is who measures that', async () => {
    const heard: ((metric: object) => void)[] = [];
    const watch = (told: (metric: object) => void) => void heard.push(told);
    vi.doMock('web-vitals', () => ({ onCLS: watch, onFCP: watch, onINP: watch, onLCP: watch }));
    await load(google);
    await import('./tell-speed');
    expect(heard).toEqual([]);
    await load({ ...google, speed: true });
    await vi.waitFor(() => expect(heard).toHaveLength(4));
    heard[0]?.({ name: 'LCP', id: 'v5-1', value: 2_400.4, delta: 2_400.4 });
    heard[0]?.({ name: 'CLS', id: 'v5-2', value: 0.25, delta: 0.25 });
    expect(told().slice(-2)).toMatchObject([
      ['event', 'LCP', { value: 2_400, metric_id: 'v5-1', metric_value: 2_400.4, non_interaction: true }],
      ['event', 'CLS', { value: 250, metric_id: 'v5-2', metric_value: 0.25 }],
    ]);
    vi.doUnmock('web-vitals');
  });

  it('A18: hears of plans with enhanced e-commerce only', async () => {
    expect(Object.keys(await load(google))).not.toContain('list');
    const tool = await load({ ...google, ecommerce: true });
    const plan = { item_id: 'b', item_name: 'Business', price: 5_000 };
    tool.list?.([plan]);
    tool.choose?.(plan);
    expect(told().slice(-2)).toMatchObject([
      ['event', 'view_item_list', { currency: 'NGN', items: [plan] }],
      ['event', 'select_item', { items: [plan] }],
    ]);
  });
});

it('A18: Tag Manager starts with the consent told, and hears of forms', async () => {
  const tool = await load({ tool: 'google-tag-manager', id: 'GTM-ABC1234' });
  expect(sources()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234']);
  expect(told()[0]?.slice(0, 2)).toEqual(['consent', 'default']);
  expect(window.dataLayer?.[1]).toEqual({ 'gtm.start': expect.any(Number), event: 'gtm.js' });
  tool.event?.('franchise_form_sent');
  expect(window.dataLayer?.at(-1)).toEqual({ event: 'franchise_form_sent' });
});

const replay = { recordings: true, heatmaps: true, surveys: false, polls: false, anonymizeIp: true };

describe('recordings', () => {
  it('A18: Hotjar is told what it may do', async () => {
    await load({ tool: 'hotjar', id: '1234567', ...replay, recordings: false, polls: true });
    expect(sources()).toEqual(['https://static.hotjar.com/c/hotjar-1234567.js?sv=6']);
    expect(window._hjSettings).toEqual({ hjid: 1234567, hjsv: 6 });
    expect(window.hj?.q).toEqual([
      ['event', 'heatmaps'],
      ['event', 'feedback_polls'],
    ]);
  });

  it('A18: FullStory gets its organisation, and takes over the calls that waited', async () => {
    const tool = await load({ tool: 'fullstory', id: 'o-1ABCDE-na1', ...replay });
    expect(sources()).toEqual(['https://edge.fullstory.com/s/fs.js']);
    expect(scripts()[0]?.crossOrigin).toBe('anonymous');
    expect(window).toMatchObject({ _fs_org: 'o-1ABCDE-na1', _fs_host: 'fullstory.com', _fs_namespace: 'FS' });
    tool.event?.('contact_form_sent');
    expect(window.FS?.q).toEqual([['trackEvent', { name: 'contact_form_sent', properties: {} }]]);
    const taken = vi.fn();
    Object.assign(window.FS!, { _api: taken });
    tool.event?.('newsletter_joined');
    expect(taken).toHaveBeenCalledWith('trackEvent', { name: 'newsletter_joined', properties: {} });
  });

  it.each([
    [true, true, { dom: { inputSanitizer: true }, shouldCaptureIP: false }],
    [false, true, { dom: { inputSanitizer: true, textSanitizer: true }, shouldCaptureIP: false }],
    [true, false, { dom: { inputSanitizer: true } }],
  ] as const)(
    'A18: LogRocket with recordings %s and shortened addresses %s',
    async (recordings, anonymizeIp, options) => {
      await load({ tool: 'logrocket', id: 'abcdef/app', ...replay, recordings, anonymizeIp });
      const [script] = scripts();
      expect(script?.src).toBe('https://cdn.logr-in.com/LogRocket.min.js');
      window.LogRocket = { init: vi.fn(), track: vi.fn() };
      script?.dispatchEvent(new Event('load'));
      const [app, { network, browser, ...rest }] = vi.mocked(window.LogRocket.init).mock.calls[0]!;
      expect([app, rest]).toEqual(['abcdef/app', options]);
      expect(network).toEqual({ isEnabled: false });
      expect(browser.urlSanitizer('https://x.example/faq?search=lost#top')).toBe('https://x.example/faq');
    },
  );

  it('A18: FullStory without recordings gets no words of the page', async () => {
    const fullStory: SiteTool = { tool: 'fullstory', id: 'o-1ABCDE-na1', ...replay, recordings: false };
    await load(fullStory);
    expect(document.documentElement.className).toBe('fs-mask');
    await load({ ...fullStory, recordings: true });
    expect(document.documentElement.className).toBe('');
  });
});

describe('social networks', () => {
  const facebook = (changes: object = {}) =>
    load({ tool: 'facebook', id: '1234567', conversions: true, events: {}, ...changes });

  it('A18: Facebook is told of views of pages, and looks for nothing by itself', async () => {
    await facebook();
    expect(sources()).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
    expect(window.fbq?.queue).toEqual([
      ['set', 'autoConfig', false, '1234567'],
      ['init', '1234567'],
      ['track', 'PageView'],
    ]);
  });

  it('A18: Facebook hears of conversions and of named events, each only when that is set', async () => {
    for (const [changes, heard] of [
      [{}, [['track', 'Lead', { content_name: 'franchise' }]]],
      [{ conversions: false }, []],
      [
        { conversions: false, events: { franchise_form_sent: ['Asked us', 'PartnerAsked'], phone_called: ['Rang'] } },
        [
          ['trackCustom', 'Asked us'],
          ['trackCustom', 'PartnerAsked'],
        ],
      ],
    ] as const) {
      const tool = await facebook(changes);
      tool.event?.('franchise_form_sent');
      expect(window.fbq?.queue.slice(3)).toEqual(heard);
    }
    const tool = await facebook();
    const taken = vi.fn();
    window.fbq!.callMethod = taken;
    tool.event?.('newsletter_joined');
    expect(taken).toHaveBeenCalledWith('track', 'Subscribe', { content_name: 'newsletter' });
  });

  it('A18: LinkedIn and Twitter get their ids', async () => {
    await load({ tool: 'linkedin', id: '12345' });
    expect(window).toMatchObject({ _linkedin_partner_id: '12345', _linkedin_data_partner_ids: ['12345'] });
    await load({ tool: 'twitter', id: 'o1abc' });
    expect(window.twq?.queue).toEqual([['config', 'o1abc']]);
    expect(sources()).toEqual([
      'https://snap.licdn.com/li.lms-analytics/insight.min.js',
      'https://static.ads-twitter.com/uwt.js',
    ]);
  });
});
