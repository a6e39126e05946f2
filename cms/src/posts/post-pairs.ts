import type { Strapi } from '../store/strapi';

/** The draft of every post (`d`): each has one. */
export function drafts(strapi: Strapi) {
  return strapi.db.getConnection('posts as d').whereNull('d.published_at');
}

/** Posts, one row each: the draft (`d`), which every post has, beside the version that was published (`p`), if there is one. */
export function postPairs(strapi: Strapi) {
  return drafts(strapi).leftJoin('posts as p', (join) => {
    join.on('p.document_id', 'd.document_id').andOnNotNull('p.published_at');
  });
}
