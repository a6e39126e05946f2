import { z } from 'zod';
import { admin } from '../../support/places';
import { WireClient, type WireAnswer } from '../../support/wire-client';

const SLIDES = '/content-manager/collection-types/api::hero-slide.hero-slide';

const signedInSchema = z.object({ data: z.object({ token: z.string() }) });
const slidesSchema = z.object({ results: z.array(z.looseObject({ documentId: z.string() })) });

/** A power user who edits through the calls of Strapi's panel: the document as it was read, with one field changed. */
export class PanelEditor {
  private constructor(
    private readonly client: WireClient,
    private readonly headers: Record<string, string>,
  ) {}

  static async signIn(cmsUrl: string): Promise<PanelEditor> {
    const client = new WireClient(cmsUrl);
    const answer = okay(await client.post('/admin/login', { email: admin.email, password: admin.password }));
    const { token } = signedInSchema.parse(answer.json).data;
    return new PanelEditor(client, { authorization: `Bearer ${token}` });
  }

  /** What is needed for one edit: the first slide as it is now, with another title. */
  async prepare(title: string): Promise<() => Promise<void>> {
    const answer = okay(await this.client.get(`${SLIDES}?pageSize=100&sort=place:ASC`, this.headers));
    const [slide] = slidesSchema.parse(answer.json).results;
    if (slide === undefined) throw new Error('There is no slide to edit');
    const path = `${SLIDES}/${slide.documentId}`;
    const body = JSON.stringify({ ...slide, title });
    return async () => void okay(await this.client.send('PUT', path, body, this.headers));
  }
}

function okay(answer: WireAnswer): WireAnswer {
  if (answer.status !== 200) throw new Error(`Strapi answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer;
}
