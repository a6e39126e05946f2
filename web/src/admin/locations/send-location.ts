import { stationConflictSchema, stationSchema, toFieldIssues } from '@apoti/contract';
import { refreshStations, saveStation } from '../../shared/api/stations';
import type { Outcome } from '../editing/state';
import type { Entry } from '../editing/work';
import { failedSave } from '../editor/failed-save';
import { toStation, type LocationDraft } from './location-document';

/** Sends a person's save of a location and says what became of it; never throws. */
export async function sendLocation(
  entry: Entry<LocationDraft>,
  revision: string,
  person: number,
): Promise<Outcome<LocationDraft>> {
  const station = toStation(entry.content);
  if (station === null) {
    const { error } = stationSchema.safeParse(entry.content);
    return { kind: 'invalid', message: 'Something is no number', issues: error ? toFieldIssues(error) : [] };
  }
  try {
    const saved = await saveStation({ station, revision, idempotencyKey: entry.key, person });
    void refreshStations();
    return { kind: 'saved', content: saved.station, revision: saved.revision, aliases: [] };
  } catch (error) {
    return failedSave(error, {
      present: (body) => {
        const { data } = stationConflictSchema.safeParse(body);
        return data && { content: data.station, revision: data.revision };
      },
    });
  }
}
