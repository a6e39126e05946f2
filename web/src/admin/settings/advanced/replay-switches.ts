import { serviceNames } from '@apoti/contract';
import type { SettingsDraft } from '../../settings-editing/settings-draft';
import { settingsLabel } from '../../settings-editing/settings-labels';
import { hotjarEvents } from '../../../shared/tags/hotjar-events';

type Field = keyof typeof hotjarEvents;
type Tracking = Pick<SettingsDraft['heatmapTracking'], 'provider' | Field>;
/** One switch: what it does with the chosen service, and what holds whatever is set, where that service leaves no choice. */
export type ReplaySwitch = {
  field: Field;
  about: string;
  held?: boolean;
};

const recordings = 'Plays visits back like a film.';
const heatmaps = 'Paints onto each page where it is looked at and pressed.';
const surveys = 'Lets the service ask visitors longer questions.';
const polls = 'Lets the service ask visitors one short question.';

/** Where Hotjar itself has the switch of what it sends by the same way. */
const inHotjar = {
  capture: 'Session capture, under Settings, Sites & Organizations, stops both',
  asking: 'pause it there under Surveys or Feedback',
};

type Pair = { field: Field; does: string; other: Field; where: keyof typeof inHotjar };

/**
 * A switch of Hotjar. Two of them share one way out of the page: it is shut while both are off, and while one is on Hotjar decides by
 * its own settings what it does with it.
 */
function ofHotjar(tracking: Tracking, { field, does, other, where }: Pair): ReplaySwitch {
  const name = settingsLabel(other);
  const about = tracking[other]
    ? `While ${name} is on, off does not stop it. Switch it off in Hotjar as well: ${inHotjar[where]}; or let it begin there with the event ${hotjarEvents[field]}, which this switch sends.`
    : `Off, with ${name} off as well: the way by which Hotjar would send it is shut, whatever is set there.`;
  return { field, about: `${does} ${about}` };
}

/** The four switches as they hold for a service. Surveys are Hotjar's alone, and the other two draw heatmaps from what they record. */
export function replaySwitches(tracking: Tracking): ReplaySwitch[] {
  if (tracking.provider === 'hotjar')
    return [
      ofHotjar(tracking, { field: 'sessionRecordings', does: recordings, other: 'heatmaps', where: 'capture' }),
      ofHotjar(tracking, { field: 'heatmaps', does: heatmaps, other: 'sessionRecordings', where: 'capture' }),
      ofHotjar(tracking, { field: 'surveys', does: surveys, other: 'feedbackPolls', where: 'asking' }),
      ofHotjar(tracking, { field: 'feedbackPolls', does: polls, other: 'surveys', where: 'asking' }),
    ];
  const name = serviceNames[tracking.provider];
  return [
    {
      field: 'sessionRecordings',
      about: `${recordings} Off: ${name} gets places and shapes for its heatmaps, and no words of the page.`,
    },
    tracking.sessionRecordings
      ? {
          field: 'heatmaps',
          about: `${heatmaps} ${name} draws them from its recordings: on as long as those are.`,
          held: true,
        }
      : { field: 'heatmaps', about: `${heatmaps} Off as well: ${name} is not loaded.` },
    { field: 'surveys', about: `${name} has no surveys: only Hotjar asks visitors.`, held: false },
    { field: 'feedbackPolls', about: `${name} has no polls: only Hotjar asks visitors.`, held: false },
  ];
}
