import { WireEditor } from '../../bench/editors/wire-editor';
import { png } from '../../support/pictures';
import { admin } from '../../support/places';
import { WireClient } from '../../support/wire-client';

/** What became of what people sent: how many requests, and what was wrong. */
export type Sent = { count: number; failures: string[] };

const told = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Edits and uploads, one after the other, until told to stop; all of it has to be done at the first try. */
export async function editMeanwhile(origin: string, isOver: () => boolean): Promise<Sent> {
  const sent: Sent = { count: 0, failures: [] };
  const attempt = async (what: string, work: () => Promise<void>) => {
    await work().catch((error: unknown) => sent.failures.push(`${what}: ${told(error)}`));
    sent.count += 1;
  };
  const editor = await WireEditor.signIn(origin);
  const uploader = new WireClient(origin);
  await uploader.signIn(admin);
  const picture = await png(16, 16);
  const edits = async () => {
    while (!isOver()) {
      await attempt('a save', async () => (await editor.prepare(`Edited ${sent.count}`))());
    }
  };
  const uploads = async () => {
    while (!isOver()) {
      await attempt('an upload', async () => {
        const { status, text } = await uploader.upload(picture);
        if (status !== 200) throw new Error(`${status} ${text.slice(0, 200)}`);
      });
    }
  };
  await Promise.all([edits(), uploads()]);
  return sent;
}
