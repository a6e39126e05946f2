import type { FormOutcome } from '@apoti/contract';
import type { Preview } from './preview';

/** Known parameters of an address, such as `{ category: 'app', search: 'pin' }`. */
export type Query = Readonly<Record<string, string>>;

/** The list that the address asks of the server could not be had: the way to ask again, and whether that is being done. */
export type ListFailure = { retry: () => void; busy: boolean };

/** What a page's component gets. */
export type PageProps<Page> = {
  /** What its definition picked for it. */
  page: Page;
  query: Query;
  /** After a plain form post that was refused. */
  form: FormOutcome | null;
  /** While it is not null, `page` holds the list of another address. */
  failure?: ListFailure | null;
};

/** What a network's preview of a page says that differs from the page's own words (A17). */
export type OwnPreview = { title?: string; description?: string; image?: Preview };

/** What a page says of itself to browsers, search engines and previews. */
export type PageHead = {
  title: string;
  description: string;
  /** The page's own address; null for one that is not there. */
  canonical: string | null;
  /** Whether search engines shall list it. */
  index: boolean;
  type: 'website' | 'article';
  /** Of an article for previews: its day, and what it belongs to. */
  article?: { published_time: string; section: string };
  /** The preview's picture, with its absolute address. */
  image: Preview;
  /** Path of the feed of what the page lists; null when there is none. */
  feed: string | null;
  /** Separated by commas; absent: none. */
  keywords?: string;
  /** Open Graph: null for none at all; absent: the page's own words. */
  openGraph?: (OwnPreview & { type?: string }) | null;
  /** X's card: null for none; absent: the large one, with what Open Graph says. */
  card?: (OwnPreview & { type?: string; site?: string; creator?: string }) | null;
  /** schema.org objects. */
  structured: readonly object[];
};
