/** Where the posts' screen is (back-office §2). */
export const POSTS_PATH = '/admin/blog';
