import { z } from 'zod';
import { mediaItemSchema } from '@apoti/contract';
import type { WireClient } from '../support/wire-client';
import type { Subject } from './check';
import { expectReply } from './expect-answer';

const itemSchema = mediaItemSchema.pick({ name: true, url: true, size: true, modified: true }).extend({
  trashName: z.string().nullish(),
});
/** As much of an item as an undo needs, of whatever a server lists. */
const someItemSchema = z.looseObject({ name: z.string(), trashName: z.string().nullish() });
type SomeItem = z.infer<typeof someItemSchema>;
type Place = 'active' | 'trash';

const answerOf = (client: WireClient, type: Place) => client.get(`/api/media.php?type=${type}`);
const keyOf = (type: Place, { name, trashName }: SomeItem) => JSON.stringify([type, name, trashName ?? '']);

/** GET media.php as the wire has it. */
export const filesIn = async (client: WireClient, type: Place) =>
  expectReply(await answerOf(client, type), itemSchema.array());

/** An upload that is about to be sent: what it is called, and how it went. */
export type Sent = {
  /** Part of its file name and of what it is for. */
  mark: string;
  /** Whether the server has told of a file that is still there. */
  made: boolean;
  /** The name that the server gave it, once known. */
  name?: string;
};

/** Sees to it that a file of this check goes, from the trash too. Files of others are only told of. */
export async function keepFiles({ admin, later }: Subject, sent: Sent): Promise<void> {
  const read = async () => {
    const lists = (['active', 'trash'] as const).map(async (type) =>
      expectReply(await answerOf(admin(), type), someItemSchema.array()).map((item) => ({ type, item })),
    );
    return (await Promise.all(lists)).flat();
  };
  const known = new Set((await read()).map(({ type, item }) => keyOf(type, item)));
  const added = async () => (await read()).filter(({ type, item }) => !known.has(keyOf(type, item)));
  const isOurs = (item: SomeItem) =>
    JSON.stringify(item).includes(sent.mark) || (sent.name !== undefined && JSON.stringify(item).includes(sent.name));
  const remove = async (from: Place) => {
    const ours = (await added()).filter(({ type, item }) => type === from && isOurs(item));
    for (const { item } of ours) {
      const body = from === 'active' ? { name: item.name } : { trashName: item.trashName ?? item.name };
      await admin().send('DELETE', '/api/media.php', body);
    }
    return ours.length;
  };
  later(async () => {
    const found = (await remove('active')) + (await remove('trash'));
    const left = (await added()).map(({ type, item }) =>
      isOurs(item)
        ? `the file ${item.name} (${type})`
        : `the file ${item.name} (${type}), if it is of this check and not of somebody else`,
    );
    return sent.made && found === 0 && left.length === 0 ? ['perhaps a file that no list shows'] : left;
  });
}
