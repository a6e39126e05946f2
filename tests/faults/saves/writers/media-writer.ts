import { uploadedSchema } from '@apoti/contract';
import { z } from 'zod';
import type { WireClient } from '../../../support/wire-client';
import type { Fields } from '../history';
import { pictureIn } from '../look/disk';
import type { Media } from '../look/media';
import { oneOf, type Attempt, type Pen, type Writer } from './writer';

const trashedSchema = z.object({ trashName: z.string() });
/** Fewer than so many served are not moved to the trash; with more in all nothing is uploaded. */
const [FEW, MANY] = [3, 12];

/** Uploads pictures, moves them to the trash, brings them back and deletes them for good. */
export function mediaWriter(client: WireClient, { chance, number }: Pen): Writer {
  let active: Media['active'] = [];
  let trashed: Media['trashed'] = [];
  const attempt = (does: string, entry: string, fields: Fields | null, send: Attempt['send']): Attempt => {
    return { save: { id: `media-${number()}`, does, writes: [{ entry, fields }] }, send, again: false };
  };
  const upload = async () => {
    const n = number();
    const colour = `#${((n * 7_919) % 0x1000000).toString(16).padStart(6, '0')}`;
    const bytes = await pictureIn(colour);
    const label = `picture-${n}`;
    return attempt('upload.php', `file ${label}`, { where: 'active', colour }, () =>
      client.upload(bytes, { name: label }),
    );
  };
  return {
    begin: ({ media }) => {
      [active, trashed] = [[...media.active], [...media.trashed]];
    },
    next: async () => {
      const wish = chance.part();
      const [served, gone] = [oneOf(chance, active), oneOf(chance, trashed)];
      if (active.length < FEW || served === undefined) return upload();
      if (wish < 0.3 && active.length + trashed.length < MANY) return upload();
      if (gone === undefined || wish < 0.55) {
        const { entry, name } = served;
        return attempt('media.php to the trash', entry, { where: 'trash' }, () =>
          client.send('DELETE', '/api/media.php', { name }),
        );
      }
      const { entry, trashName } = gone;
      if (wish < 0.8) {
        return attempt('media.php back', entry, { where: 'active' }, () =>
          client.post('/api/media.php', { action: 'restore', trashName }),
        );
      }
      return attempt('media.php for good', entry, null, () => client.send('DELETE', '/api/media.php', { trashName }));
    },
    heard: ({ save }, { status, json }) => {
      const [write] = save.writes;
      if (status !== 200 || write === undefined) return;
      const { entry } = write;
      active = active.filter((file) => file.entry !== entry);
      trashed = trashed.filter((file) => file.entry !== entry);
      const [named, moved] = [uploadedSchema.safeParse(json).data, trashedSchema.safeParse(json).data];
      if (moved !== undefined) trashed.push({ entry, trashName: moved.trashName });
      else if (named !== undefined) active.push({ entry, name: named.name });
    },
  };
}
