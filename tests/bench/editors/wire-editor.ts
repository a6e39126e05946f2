import { contentReplySchema, type ContentReply } from '@apoti/contract';
import { admin } from '../../support/places';
import { WireClient, type WireAnswer } from '../../support/wire-client';

/** An admin who edits through the public origin. */
export class WireEditor {
  private constructor(private readonly client: WireClient) {}

  static async signIn(origin: string): Promise<WireEditor> {
    const client = new WireClient(origin);
    okay(await client.signIn(admin));
    return new WireEditor(client);
  }

  /** What is needed for one edit: the whole object as it is now, with another title of the first slide. */
  async prepare(title: string): Promise<() => Promise<void>> {
    const content = await this.content();
    const heroSlides = content.heroSlides.map((slide, index) => (index === 0 ? { ...slide, title } : slide));
    const body = JSON.stringify({ ...content, heroSlides });
    return async () => void okay(await this.client.post('/api/content.php', body));
  }

  /** Changes what stands at the end of every public page. */
  async changeFooter(copyrightText: string): Promise<void> {
    const content = await this.content();
    const body = JSON.stringify({ ...content, footer: { ...content.footer, copyrightText } });
    okay(await this.client.post('/api/content.php', body));
  }

  private async content(): Promise<ContentReply> {
    return contentReplySchema.parse(okay(await this.client.get('/api/content.php')).json);
  }
}

function okay(answer: WireAnswer): WireAnswer {
  if (answer.status !== 200) throw new Error(`The origin answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer;
}
