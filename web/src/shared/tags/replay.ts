import type { ReplayTag } from '@apoti/contract/rendering/site-tags';
import { addScript, queueCalls } from './add-script';
import { hotjarEvents } from './hotjar-events';
import type { LoadedTool } from './tool';

declare global {
  interface Window {
    hj?: ((...call: unknown[]) => void) & { q?: unknown[][] };
    _hjSettings?: { hjid: number; hjsv: number };
    FS?: ((...call: unknown[]) => void) & { q?: unknown[][]; _api?: (...call: unknown[]) => void; _v?: string };
    _fs_host?: string;
    _fs_script?: string;
    _fs_org?: string;
    _fs_namespace?: string;
    LogRocket?: { init(app: string, options: LogRocketOptions): void; track(event: string): void };
  }
}

/** What of LogRocket's options is set here. */
export type LogRocketOptions = {
  dom: { inputSanitizer: true; textSanitizer?: true };
  network: { isEnabled: false };
  browser: { urlSanitizer: (url: string) => string };
  shouldCaptureIP?: false;
};

/** Hotjar. What it may do is told to it by events, which its own settings take for the condition of a recording or a survey. */
export function loadHotjar({ id, recordings, heatmaps, surveys, polls }: ReplayTag): LoadedTool {
  const version = 6;
  const q: unknown[][] = [];
  const hj = Object.assign(
    queueCalls(q, () => undefined),
    { q },
  );
  window.hj = hj;
  window._hjSettings = { hjid: Number(id), hjsv: version };
  const hear = (isOn: boolean, event: string) => isOn && hj('event', event);
  hear(recordings, hotjarEvents.sessionRecordings);
  hear(heatmaps, hotjarEvents.heatmaps);
  hear(surveys, hotjarEvents.surveys);
  hear(polls, hotjarEvents.feedbackPolls);
  addScript(`https://static.hotjar.com/c/hotjar-${encodeURIComponent(id)}.js?sv=${version}`);
  // Its file puts another function in the place of the one above.
  return { event: (name) => window.hj?.('event', name) };
}

/** The class by which FullStory gets places and shapes of what it belongs to, and no words. */
const NO_WORDS = 'fs-mask';

/** FullStory. It makes heatmaps of what it records: without recordings they get the places and not the words. */
export function loadFullStory({ id, recordings }: ReplayTag): LoadedTool {
  document.documentElement.classList.toggle(NO_WORDS, !recordings);
  const script = 'edge.fullstory.com/s/fs.js';
  Object.assign(window, { _fs_host: 'fullstory.com', _fs_script: script, _fs_org: id, _fs_namespace: 'FS' });
  const q: unknown[][] = [];
  window.FS = Object.assign(
    queueCalls(q, () => window.FS?._api),
    { q, _v: '2.0.0' },
  );
  addScript(`https://${script}`, { crossOrigin: 'anonymous' });
  return { event: (name) => window.FS?.('trackEvent', { name, properties: {} }) };
}

/** An address without what was typed into it, such as a search. */
const withoutQuery = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/**
 * LogRocket. What people type never leaves the page: neither from a field nor from what the page sends, nor from an address. Without
 * recordings its heatmaps get the places and not the words.
 */
export function loadLogRocket({ id, recordings, anonymizeIp }: ReplayTag): LoadedTool {
  const options: LogRocketOptions = {
    dom: { inputSanitizer: true, ...(recordings ? {} : { textSanitizer: true }) },
    network: { isEnabled: false },
    browser: { urlSanitizer: withoutQuery },
    ...(anonymizeIp ? { shouldCaptureIP: false } : {}),
  };
  addScript('https://cdn.logr-in.com/LogRocket.min.js', {
    crossOrigin: 'anonymous',
    onload: () => window.LogRocket?.init(id, options),
  });
  return { event: (name) => window.LogRocket?.track(name) };
}
