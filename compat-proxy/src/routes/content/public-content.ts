import type { ContentSource } from '../../content-source/content-source';
import { prepare, type Prepared } from '../../http/encodings';
import { publicReply } from './content-reply';

/** The visitors' content.php, compressed once per visible change and answered from memory. */
export class PublicContent {
  private constructor(
    private current: Prepared,
    private version: string,
  ) {}

  static async of(source: ContentSource): Promise<PublicContent> {
    const answer = new PublicContent(await prepare(JSON.stringify(publicReply(source.state))), source.visibleVersion);
    source.onChange(async (state) => {
      const version = source.visibleVersion;
      if (version === answer.version) return;
      const prepared = await prepare(JSON.stringify(publicReply(state)));
      // A later change may have been faster.
      if (version !== source.visibleVersion) return;
      answer.current = prepared;
      answer.version = version;
    });
    return answer;
  }

  get prepared(): Prepared {
    return this.current;
  }
}
