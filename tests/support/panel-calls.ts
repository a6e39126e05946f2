import { z } from 'zod';
import { admin } from './places';
import { WireClient, type WireAnswer } from './wire-client';

const signedInSchema = z.object({ data: z.object({ token: z.string() }) });
const entrySchema = z.looseObject({ documentId: z.string() });
const entriesSchema = z.object({ results: z.array(entrySchema) });

/** An entry as Strapi's panel has it. */
export type PanelEntry = z.infer<typeof entrySchema>;

/** The answer, where it is a good one. @throws Error with what was said */
export function okay(answer: WireAnswer): WireAnswer {
  if (answer.status !== 200) throw new Error(`Strapi answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer;
}

/** A power user who edits through the calls of Strapi's panel. */
export class PanelCalls {
  private headers: Record<string, string> = {};

  private constructor(private readonly client: WireClient) {}

  static async signIn(cmsUrl: string): Promise<PanelCalls> {
    const panel = new PanelCalls(new WireClient(cmsUrl));
    await panel.enter();
    return panel;
  }

  /** The entries of a collection, as their places are. */
  async entries(uid: string): Promise<PanelEntry[]> {
    const answer = await this.ask((headers) => this.client.get(`${path(uid)}?pageSize=100&sort=place:ASC`, headers));
    return entriesSchema.parse(okay(answer).json).results;
  }

  /** Saves an entry of a collection. */
  save(uid: string, entry: PanelEntry): Promise<WireAnswer> {
    const address = `${path(uid)}/${entry.documentId}`;
    return this.ask((headers) => this.client.send('PUT', address, JSON.stringify(entry), headers));
  }

  private async enter(): Promise<void> {
    const answer = okay(await this.client.post('/admin/login', { email: admin.email, password: admin.password }));
    this.headers = { authorization: `Bearer ${signedInSchema.parse(answer.json).data.token}` };
  }

  /** A token lasts for half an hour; its power user works for longer. */
  private async ask(send: (headers: Record<string, string>) => Promise<WireAnswer>): Promise<WireAnswer> {
    const answer = await send(this.headers);
    if (answer.status !== 401) return answer;
    await this.enter();
    return send(this.headers);
  }
}

const path = (uid: string) => `/content-manager/collection-types/${uid}`;
