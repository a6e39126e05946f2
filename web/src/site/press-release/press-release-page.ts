import type { Post } from '@apoti/contract';
import { withProductName } from '@apoti/contract/lib/product-name';
import { cleanHtmlForPage } from '@apoti/contract/resources/posts/clean-html';
import { siteAddress } from '@apoti/contract/resources/seo/site-address';
import { summary } from '../../shared/lib/summary';
import { organization } from '../../shared/site-data/organization';
import { definePage } from '../../shared/site-data/page-definition';
import { pictureAddress } from '../../shared/site-data/picture-address';
import { PRESS_FEED, readingTime } from '../../shared/site-data/press';
import { absoluteUrl, previewOf } from '../../shared/site-data/preview';
import { breadcrumbs } from '../../shared/site-data/structured';

/** Longest headline that search engines take, in characters. */
const MAX_HEADLINE = 110;
/** Authors that are no single person. */
const DESK = /\b(team|newsroom|press|desk|editors?|office|communications)\b/i;

type Neighbour = Pick<Post, 'id' | 'title'>;

function neighbour(post: Post | undefined): Neighbour | null {
  return post === undefined ? null : { id: post.id, title: post.title };
}

/**
 * A post's HTML with the brand in it, clean. The brand goes in first, since what stands for it is an editor's text too; after
 * that nothing is left that later steps would replace.
 */
function contentOf({ content }: Post, siteName: string): string {
  return cleanHtmlForPage(withProductName(content, siteName)).replaceAll('{product}', '&#123;product}');
}

/** Where in the list the post of an address is; -1 when it is not there. Ids are compared as numbers: there may be thousands. */
function placeOf(posts: readonly Post[], id: string): number {
  const sought = Number(id);
  return String(sought) === id ? posts.findIndex((post) => post.id === sought) : -1;
}

/** What the page shows of a post and of those beside it; `posts` are the newest first. Throws for an id that `exists` does not know. */
function pressReleaseOf(
  posts: readonly Post[],
  id: string,
  { siteName, origin }: { siteName: string; origin: string },
) {
  const index = placeOf(posts, id);
  const post = posts[index];
  if (post === undefined) throw new Error(`There is no press release ${id}`);
  const { title, excerpt, category, author, publishDate, tags } = post;
  return {
    ...{ id: post.id, title, excerpt, category, author, publishDate, tags },
    html: contentOf(post, siteName),
    readTime: readingTime(post),
    picture: pictureAddress(post.featuredImage, origin),
    newer: neighbour(posts[index - 1]),
    older: neighbour(posts[index + 1]),
  };
}

const cut = (text: string) => (text.length <= MAX_HEADLINE ? text : `${text.slice(0, MAX_HEADLINE - 1).trimEnd()}…`);

/** A press release (P14): the whole post. What is unknown, a draft or still to come is not there. */
export const pressReleasePage = definePage({
  kinds: ['content', 'posts'],
  exists: ({ id = '' }, { posts }) => placeOf(posts, id) !== -1,
  page: ({ data: { posts, content, seo }, params, origin }) => {
    const release = pressReleaseOf(posts, params['id'] ?? '', { siteName: content.site.siteName, origin });
    return { ...release, url: `${siteAddress(seo, origin)}/press-releases/${release.id}` };
  },
  head: ({ title, excerpt, author, publishDate, picture, url, id, tags, category }, { data, origin }) => {
    const image = previewOf(picture, title);
    const { siteName } = data.content.site;
    return {
      title,
      description: summary(withProductName(excerpt, siteName)),
      type: 'article',
      article: { published_time: publishDate, section: category },
      image,
      feed: PRESS_FEED,
      structured: [
        {
          '@context': 'https://schema.org',
          '@type': 'NewsArticle',
          headline: cut(withProductName(title, siteName)),
          description: summary(withProductName(excerpt, siteName)),
          datePublished: publishDate,
          author: { '@type': author === siteName || DESK.test(author) ? 'Organization' : 'Person', name: author },
          publisher: organization(data, origin),
          image: [absoluteUrl(image.url, origin)],
          mainEntityOfPage: url,
          articleSection: category,
          ...(tags.length === 0 ? {} : { keywords: tags.join(', ') }),
        },
        breadcrumbs(origin, [
          ['Press releases', '/press-releases'],
          [title, `/press-releases/${id}`],
        ]),
      ],
    };
  },
});
