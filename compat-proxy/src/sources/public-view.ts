import {
  nextPublication,
  toPublicContent,
  toPublicPosts,
  toPublicSettings,
  toPublicTeam,
  type Content,
  type Post,
  type PublicData,
  type PublicKind,
} from '@apoti/contract';
import type { Sources } from './sources';

/** A value that is made again only when what it is made from has another name, or its time is over. */
class Kept<T> {
  private name: string | undefined;
  private until = Infinity;
  private value: T | undefined;

  get(name: string, now: number, make: () => { value: T; until?: number }): T {
    if (this.value === undefined || this.name !== name || now >= this.until) {
      const { value, until } = make();
      this.value = value;
      this.name = name;
      this.until = until ?? Infinity;
    }
    return this.value;
  }
}

/** Everything that visitors may see, as pages are made of it. */
export class PublicView {
  private readonly content = new Kept<Content>();
  private readonly team = new Kept<PublicData['team']>();
  private readonly posts = new Kept<Post[]>();
  private readonly nextPost = new Kept<number>();

  constructor(private readonly sources: Sources) {}

  /** The data at the time `now`, in ms. */
  read(now: number): PublicData {
    const { content, team, posts, stations, events, franchise, media, seo, settings } = this.sources;
    return {
      content: this.content.get(content.visibleVersion, now, () => ({ value: toPublicContent(content.state.data) })),
      team: this.team.get(team.visibleVersion, now, () => ({ value: toPublicTeam(team.state.data) })),
      posts: this.posts.get(posts.visibleVersion, now, () => ({
        value: toPublicPosts(posts.state.data, now),
        until: this.validUntil(now),
      })),
      stations: stations.state.data,
      events: events.state.data,
      franchise: franchise.state.data,
      media: media.state.data,
      seo: seo.state.data,
      settings: toPublicSettings(settings.state.data),
    };
  }

  /** When posts that wait for their day change the data by themselves, in ms; Infinity when none does. */
  validUntil(now: number): number {
    const { posts } = this.sources;
    return this.nextPost.get(posts.visibleVersion, now, () => {
      const next = nextPublication(posts.state.data, now) ?? Infinity;
      return { value: next, until: next };
    });
  }

  /** Names what visitors see of a kind: changes whenever they may see a difference. */
  version(kind: PublicKind): string {
    return this.sources[kind].visibleVersion;
  }

  /** Whether the data of a kind is the CMS's, and not the defaults. */
  isKnown(kind: PublicKind): boolean {
    return this.sources[kind].state.revisions !== null;
  }

  /** Calls the listener after each change of what visitors see of a kind; a save's answer waits a little for it. */
  onChange(listener: (kind: PublicKind) => Promise<void>): void {
    const kinds: readonly PublicKind[] = [
      'content',
      'team',
      'posts',
      'stations',
      'events',
      'franchise',
      'media',
      'seo',
      'settings',
    ];
    for (const kind of kinds) {
      let seen = this.version(kind);
      this.sources[kind].onChange(async () => {
        if (seen === this.version(kind)) return;
        seen = this.version(kind);
        await listener(kind);
      });
    }
  }
}
