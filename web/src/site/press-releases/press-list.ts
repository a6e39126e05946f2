import type { Post } from '@apoti/contract';
import { FEATURED_MAX } from '@apoti/contract/constants/business';
import { withProductName } from '@apoti/contract/lib/product-name';
import { pictureAddress } from '../../shared/site-data/picture-address';
import { readingTime } from '../../shared/site-data/press';
import type { Query } from '../../shared/site-data/page-view';

/** How many posts a page of the list shows. */
export const PER_PAGE = 12;

/** A post as the list shows it: without its content. */
export type PressItem = Pick<Post, 'id' | 'title' | 'excerpt' | 'category' | 'author' | 'publishDate'> & {
  readTime: string;
  picture: string;
};

/** One page of the list, and what it was chosen by. */
export type PressList = {
  /** At most two; none with a search, a category or on a later page. */
  featured: PressItem[];
  items: PressItem[];
  /** How many posts match. */
  total: number;
  /** It says how many: nothing is featured above it, on none of its pages. */
  isCounted: boolean;
  /** From 1. */
  page: number;
  pages: number;
  search: string;
  category: string;
};

function itemOf(post: Post, origin: string): PressItem {
  const { id, title, excerpt, category, author, publishDate } = post;
  return {
    id,
    title,
    excerpt,
    category,
    author,
    publishDate,
    readTime: readingTime(post),
    picture: pictureAddress(post.featuredImage, origin),
  };
}

/** Stands between the texts that are searched; no text can hold it. */
const SEPARATOR = '\0';
/** What is searched of each post in small letters, made once for a list of posts: a search shall not cost more than a page. */
const searched = new WeakMap<readonly Post[], { siteName: string; texts: string[] }>();

function searchedTexts(posts: readonly Post[], siteName: string): string[] {
  const known = searched.get(posts);
  if (known?.siteName === siteName) return known.texts;
  const texts = posts.map(({ title, excerpt }) =>
    withProductName(`${title}${SEPARATOR}${excerpt}`, siteName).toLowerCase(),
  );
  searched.set(posts, { siteName, texts });
  return texts;
}

/** The posts that match both the search, in title or excerpt, and the category (P13). */
export function filterPosts(
  posts: readonly Post[],
  { search, category, siteName }: { search: string; category: string; siteName: string },
): readonly Post[] {
  if (search === '' && category === '') return posts;
  const sought = search.toLowerCase();
  const texts = search === '' ? [] : searchedTexts(posts, siteName);
  return posts.filter(
    (post, index) =>
      (category === '' || post.category === category) && (sought === '' || (texts[index]?.includes(sought) ?? false)),
  );
}

/** Numbers of the pages that a list of so many posts may have, but for the first, which needs none in its address. */
export function laterPages(count: number): string[] {
  return Array.from({ length: Math.max(0, Math.ceil(count / PER_PAGE) - 1) }, (_, index) => String(index + 2));
}

/** Whose list it is: the brand, and the site's own address. */
type Site = { siteName: string; origin: string };

/** The list at an address; a page beyond the last one is the last (P13). `posts`: published ones, the newest first. */
export function pressListOf(posts: readonly Post[], query: Query, { siteName, origin }: Site): PressList {
  const search = (query['search'] ?? '').trim();
  const category = query['category'] ?? '';
  const isFiltered = search !== '' || category !== '';
  const found = filterPosts(posts, { search, category, siteName });
  const featured = isFiltered ? [] : posts.filter((post) => post.featured).slice(0, FEATURED_MAX);
  const listed = found.filter((post) => !featured.includes(post));
  const pages = Math.max(1, Math.ceil(listed.length / PER_PAGE));
  const page = Math.min(Number(query['page'] ?? 1), pages);
  return {
    featured: page === 1 ? featured.map((post) => itemOf(post, origin)) : [],
    items: listed.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((post) => itemOf(post, origin)),
    total: found.length,
    isCounted: isFiltered || (featured.length === 0 && found.length > 0),
    page,
    pages,
    search,
    category,
  };
}
