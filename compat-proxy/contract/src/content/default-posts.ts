import type { Post } from '../resources/posts/post';
import { companyNewsPost } from './posts/company-news';
import { expansionPost } from './posts/expansion';
import { industryNewsPost } from './posts/industry-news';
import { partnershipsPost } from './posts/partnerships';
import { productUpdatesPost } from './posts/product-updates';
import { technologyPost } from './posts/technology';

/** One example post of each category (P13): five published, two of them featured, and a draft. */
export const defaultPosts: Post[] = [
  companyNewsPost,
  productUpdatesPost,
  partnershipsPost,
  industryNewsPost,
  technologyPost,
  expansionPost,
];
