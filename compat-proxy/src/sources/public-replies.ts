import { nextPublication, toPublicContent, toPublicPosts, toPublicTeam } from '@apoti/contract';
import { jsonPieces } from '../http/json-pieces';
import { withOrder, withOrders, withRevision } from '../routes/shown';
import { PublicReply, type Making } from './public-reply';
import type { Sources } from './sources';

type Call = Omit<Making, 'contentType' | 'body'> & { body: (now: number) => object };

function jsonReply({ body, ...making }: Call): PublicReply {
  return new PublicReply({
    ...making,
    contentType: 'application/json; charset=utf-8',
    body: (now) => jsonPieces(body(now)),
  });
}

/** What the calls answer to visitors, by path: made when it is first asked for, and again after each visible change. */
export class PublicReplies {
  readonly content: PublicReply;
  readonly team: PublicReply;
  readonly posts: PublicReply;

  /** @param headers which every answer carries */
  constructor({ content, team, posts }: Sources, headers: Record<string, string>) {
    this.content = jsonReply({
      headers,
      version: () => content.visibleVersion,
      body: () => ({ ...withOrder(toPublicContent(content.state.data)), ...withRevision(content, 'public') }),
    });
    this.team = jsonReply({
      headers,
      version: () => team.visibleVersion,
      body: () => withOrders(toPublicTeam(team.state.data), withRevision(team, 'public')),
    });
    this.posts = jsonReply({
      headers,
      version: () => posts.visibleVersion,
      body: (now) =>
        toPublicPosts(posts.state.data, now).map((post) => ({ ...post, ...withRevision(posts, 'public') })),
      until: (now) => nextPublication(posts.state.data, now),
    });
    content.onChange(() => this.content.refresh(), 'calls');
    team.onChange(() => this.team.refresh(), 'calls');
    posts.onChange(() => this.posts.refresh(), 'calls');
  }

  /** The answer of a call to a visitor, if it can be given at once. */
  ready(path: string): ReturnType<PublicReply['ready']> {
    switch (path) {
      case '/api/content.php':
        return this.content.ready();
      case '/api/team.php':
        return this.team.ready();
      case '/api/blog.php':
        return this.posts.ready();
      default:
        return undefined;
    }
  }
}
