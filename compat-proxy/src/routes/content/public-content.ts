import type { ContentSource, ContentState } from '../../content-source/content-source';
import { prepareReply, type PreparedReply } from '../../http/prepared-reply';
import { publicReply } from './content-reply';

/** The visitors' content.php, compressed once per visible change and answered from memory. */
export class PublicContent {
  private constructor(
    private current: PreparedReply,
    private version: string,
  ) {}

  /** @param common headers that every answer carries */
  static async of(source: ContentSource, common: Record<string, string>): Promise<PublicContent> {
    const headers = {
      ...common,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Cookie, Origin',
    };
    const prepare = (state: ContentState) => prepareReply(JSON.stringify(publicReply(state)), { status: 200, headers });
    const answer = new PublicContent(await prepare(source.state), source.visibleVersion);
    source.onChange(async (state) => {
      const version = source.visibleVersion;
      if (version === answer.version) return;
      const prepared = await prepare(state);
      // A later change may have been faster.
      if (version !== source.visibleVersion) return;
      answer.current = prepared;
      answer.version = version;
    });
    return answer;
  }

  get prepared(): PreparedReply {
    return this.current;
  }
}
