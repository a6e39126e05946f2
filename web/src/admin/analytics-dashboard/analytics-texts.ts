import { settingsTexts } from '@apoti/contract/constants/settings';

/** What the Analytics Dashboard says (back-office §2, §8). */
export const analyticsTexts = {
  title: 'Analytics Dashboard',
  loading: 'Loading analytics data...',
  refresh: 'Refresh',
  export: 'Export',
  settings: 'Settings',
  exported: settingsTexts.exported,
  exportFailed: settingsTexts.notExported,
  loadFailed: 'The figures could not be loaded',
  keptFigures: 'Shown is what was loaded before.',
  nowFailed: 'The real-time figures could not be loaded. They are asked for again.',
  sampleNothing:
    'Nothing has been measured on the site yet. These figures are made up to show what the screen will tell.',
  sampleChosen: 'These figures are made up: the source “Sample” is chosen in the settings.',
  lessIsBetter: 'Less is better',
  exportAs: (format: string) => `Saves a ${format} file; the settings know others`,
  exportWaits: 'The figures that were asked for are not there yet',
  everyVisit: 'Show all visits',
  everyoneNow: 'Everyone on the site, without the filters.',
  howCounted:
    'How visitors are counted: one kind of browser in one network on one day is one visitor. So many phones behind one carrier may count as one, and who comes again on another day counts again.',
  sharedSources: 'Visitors; who came in two ways counts in both',
  eventsAsked:
    'Forms that are begun or sent are counted anyway; links and videos once “Event tracking” is on in Settings, Advanced Tracking.',
  noVisits: 'Nothing was counted in this period',
  noSuchVisits: 'No visit of this period fits the filters',
} as const;

/** How often the real-time figures are looked at, in words. */
export function intervalText(ms: number): string {
  const seconds = ms / 1_000;
  return seconds < 60 ? `${seconds} seconds` : seconds === 60 ? '1 minute' : `${seconds / 60} minutes`;
}
