type Row = Record<string, unknown>;

/** Posts with everything that is odd about such lists, some of whose pictures are at `elsewhere`. */
export const oddPosts = (origin: string, elsewhere: string): unknown[] => [
  post(1, { featured_image: `${origin}/uploads/van.png`, tags: '["One","Two","One"]', featured: '0' }),
  post(2, { status: 'publish', slug: 'post-1', date: 'June 15, 2023', publishDate: undefined }),
  post('3', { status: 'draft', excerpt: '', content: '' }),
  post(4, { content: html(origin, elsewhere), category: 'news', author: null }),
  post(4, { title: 'Another with the id 4', status: 'pending' }),
  post(5, { title: null, slug: null }),
  post(6, { publishDate: '0000-00-00', excerpt: null, content: 'Plain words.\n\nIn two parts & more.' }),
  post(7, { publishDate: 1686787200, category: 'Sport', readTime: 5, author: 'x'.repeat(200) }),
  post(8, { status: 'on hold', slug: 'Ünusual Slug!' }),
  post(9, {
    title: 'Half of a character \ud83d',
    content: '<p>Nul \u0000 here</p>',
    featuredImage: `${elsewhere}/away.png`,
  }),
  {
    title: 'No id at all',
    content: '<p>Text</p>',
    status: 'published',
    created_at: '2023-02-03 04:05:06',
    category: 'Technology',
  },
  'not a post',
  null,
];

function html(origin: string, elsewhere: string): string {
  return `<h1>Big</h1><p onclick="alert(1)">Go to <a href="${origin}/pricing?from=post">prices</a> or <a href='contact'>us</a>.</p>
    <script>alert(1)</script><img src="uploads/photo.jpg" alt="A van"><img src='${origin}/uploads/gone.jpg'>
    <img src="/uploads/turns-away.png"><img src="${elsewhere}/spy.png"><a href="${origin}/uploads/prices.pdf">PDF</a>
    <img src="/uploads/not-a-picture.png"><iframe src="https://evil.example/x"></iframe><p>Open &lt; 5 min`;
}

function post(id: unknown, more: Row = {}): Row {
  return {
    id,
    title: `Post ${String(id)}`,
    slug: `post-${String(id)}`,
    excerpt: 'In short.',
    content: '<p>In full.</p>',
    category: 'Company News',
    author: 'Example Newsroom',
    status: 'published',
    publishDate: '2023-06-15',
    featuredImage: '',
    tags: [],
    ...more,
  };
}

/** Ordinary posts, as many as there are said to be, with ids from 1,000 on. */
export function manyPosts(count: number, origin: string): Row[] {
  return Array.from({ length: count }, (_, index) =>
    post(1_000 + index, {
      title: `Example release ${index}`,
      slug: index % 10 === 0 ? 'the-same-slug' : `release-${index}`,
      content: `<p>${'A locker opens with a code. '.repeat(40)}</p><p><a href="${origin}/lockers">Find one</a></p>`,
      publishDate: `20${String(10 + (index % 14))}-0${1 + (index % 9)}-15 10:00:00`,
      status: index % 20 === 0 ? 'draft' : 'published',
    }),
  );
}
