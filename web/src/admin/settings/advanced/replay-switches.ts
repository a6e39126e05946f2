import { serviceNames } from '@apoti/contract';
import type { SettingsDraft } from '../../settings-editing/settings-draft';

type Tracking = SettingsDraft['heatmapTracking'];
/** One switch: what it does with the chosen service, and what holds whatever is set, where that service leaves no choice. */
export type ReplaySwitch = {
  field: 'sessionRecordings' | 'heatmaps' | 'surveys' | 'feedbackPolls';
  about: string;
  held?: boolean;
};

const recordings = 'Plays visits back like a film.';
const heatmaps = 'Paints onto each page where it is looked at and pressed.';

/** The four switches as they hold for a service. Surveys are Hotjar's alone, and the other two draw heatmaps from what they record. */
export function replaySwitches({ provider, sessionRecordings }: Pick<Tracking, 'provider' | 'sessionRecordings'>) {
  const name = serviceNames[provider];
  const switches: ReplaySwitch[] =
    provider === 'hotjar'
      ? [
          { field: 'sessionRecordings', about: recordings },
          { field: 'heatmaps', about: heatmaps },
          { field: 'surveys', about: 'Lets the service ask visitors longer questions.' },
          { field: 'feedbackPolls', about: 'Lets the service ask visitors one short question.' },
        ]
      : [
          {
            field: 'sessionRecordings',
            about: `${recordings} Off: ${name} gets places and shapes for its heatmaps, and no words of the page.`,
          },
          sessionRecordings
            ? {
                field: 'heatmaps',
                about: `${heatmaps} ${name} draws them from its recordings: on as long as those are.`,
                held: true,
              }
            : { field: 'heatmaps', about: `${heatmaps} Off as well: ${name} is not loaded.` },
          { field: 'surveys', about: `${name} has no surveys: only Hotjar asks visitors.`, held: false },
          { field: 'feedbackPolls', about: `${name} has no polls: only Hotjar asks visitors.`, held: false },
        ];
  return switches;
}
