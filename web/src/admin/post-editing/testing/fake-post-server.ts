import { ApiError, isPublic, merge, toJson, type EditedPost, type PostDraft } from '@apoti/contract';
import { objectShape } from '@apoti/contract/merge/shape';
import { postDraftSchema } from '@apoti/contract';
import type { EditedPostSeen, PublishCall } from '../../../shared/api/edited-post';
import type { Outcome } from '../../editing/state';
import type { Entry } from '../../editing/work';
import { NO_ID } from '../post-document';

const shape = objectShape(postDraftSchema);

/** A server with one post, or none yet, that merges with the contract's own merge and remembers idempotency keys. */
export class FakePostServer {
  isDown = false;
  /** Nobody gets it to read, while writes arrive. */
  isUnreadable = false;
  /** The next save is done, but its answer never arrives. */
  losesReply = false;
  /** The next publishing is done, but its answer never arrives. */
  losesPublishing = false;
  /** Until then no publishing is answered. */
  pause: Promise<void> = Promise.resolve();
  /** Under which keys it was asked to publish. */
  readonly publishKeys: string[] = [];
  /** What the next publishing is refused with. */
  refusal: ApiError | null = null;
  post: EditedPost | null = null;
  /** How many posts were made. */
  made = 0;
  #number = 1;
  #published = new Set<string>();
  #states = new Map<string, EditedPost>();
  #answers = new Map<string, Outcome<PostDraft>>();

  constructor(draft?: PostDraft, published: PostDraft | null = null) {
    if (draft) this.#write(draft, published);
  }

  read(): EditedPostSeen {
    if (!this.post) throw new Error('There is no post');
    return { post: this.post, revision: `e.${this.#number}` };
  }

  /** The post as whoever has read it at that revision knows it. */
  asOf(revision: string): EditedPost | undefined {
    return revision === `e.${this.#number}` ? (this.post ?? undefined) : this.#states.get(revision);
  }

  /** Somebody else types something. */
  change(fields: Partial<PostDraft>): void {
    const { draft, published } = this.read().post;
    this.#write({ ...draft, ...fields }, published);
  }

  send = async (entry: Entry<PostDraft>, revision: string): Promise<Outcome<PostDraft>> => {
    if (this.isDown) return { kind: 'unavailable', message: 'The server cannot be reached' };
    const { content, key } = structuredClone(entry);
    const answer = this.#answers.get(key) ?? this.#save(content, revision);
    if (answer.kind === 'saved') this.#answers.set(key, answer);
    if (!this.losesReply) return answer;
    this.losesReply = false;
    return { kind: 'unavailable', message: 'The server cannot be reached' };
  };

  setPublished = async ({ publishing, idempotencyKey: key }: PublishCall): Promise<EditedPostSeen> => {
    if (this.isDown) throw new ApiError('unavailable', 'The server cannot be reached');
    const refusal = this.refusal;
    this.refusal = null;
    this.publishKeys.push(key);
    if (refusal) throw refusal;
    const { draft } = this.read().post;
    if (!this.#published.has(key)) this.#write(draft, publishing === 'publish' ? draft : null);
    this.#published.add(key);
    await this.pause;
    if (!this.losesPublishing) return this.read();
    this.losesPublishing = false;
    throw new ApiError('unavailable', 'The server cannot be reached');
  };

  #save(content: PostDraft, revision: string): Outcome<PostDraft> {
    if (content.id === NO_ID) {
      this.made += 1;
      this.#write({ ...content, id: 40 + this.made }, null);
    } else {
      const { draft: current, published } = this.read().post;
      const base = this.#states.get(revision)?.draft;
      if (!base) return { kind: 'unavailable', message: 'No such base' };
      const { value, conflicts } = merge(
        shape,
        { base: toJson(base), mine: toJson(content), theirs: toJson(current) },
        'ask',
      );
      if (conflicts.length > 0) return { kind: 'conflict', content: current, revision: `e.${this.#number}` };
      this.#write(postDraftSchema.parse(value), published);
    }
    const { post, revision: now } = this.read();
    return { kind: 'saved', content: post.draft, revision: now, aliases: [] };
  }

  #write(draft: PostDraft, published: PostDraft | null): void {
    this.#number += 1;
    const hasUnpublishedChanges = published !== null && JSON.stringify(draft) !== JSON.stringify(published);
    const scheduled = published !== null && !isPublic({ ...published, status: 'published' }, Date.now());
    this.post = { id: draft.id, draft, published, hasUnpublishedChanges, scheduled };
    this.#states.set(`e.${this.#number}`, this.post);
  }
}
