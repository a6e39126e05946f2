/** 1 to :count, for the statements below. */
const NUMBERS = 'WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < :count)';

/** Posts as the first of the seed: a draft row and a published one each, a few a day; `(7)` is in the seventh's title alone. */
export const POSTS = `
  INSERT INTO posts (document_id, title, slug, excerpt, content, category, author, publish_date, read_time, featured,
    featured_image, tags, wire_id, created_at, updated_at, published_at)
  ${NUMBERS}
  SELECT printf('largepost%015d', n), title || ' (' || n || ')', slug || '-' || n, excerpt, content, category, author,
    date('2026-10-30', '-' || (n / 4) || ' days'), read_time, 0, featured_image, tags, :after + n,
    created_at + n, updated_at + n, iif(published_at IS NULL, NULL, published_at + n)
  FROM numbers, posts WHERE posts.wire_id = 1`;

/** Files as uploads leave them; the files themselves are not there. Every third has no alt text. */
export const FILES = `
  INSERT INTO files (document_id, name, alternative_text, width, height, hash, ext, mime, size, url, provider,
    provider_metadata, folder_path, category, content_hash, created_at, updated_at)
  ${NUMBERS}
  SELECT printf('largefile%015d', n), 'Locker picture ' || n || '.jpg', iif(n % 3 = 0, NULL, 'A locker'), 800, 600,
    'large-' || n, '.jpg', 'image/jpeg', (1000 + n * 7919 % 4000000) / 1000.0, '/uploads/large-' || n || '.jpg', 'local',
    json_object('bytes', 1000 + n * 7919 % 4000000, 'sha256', 'large-' || n), '/',
    iif(n % 2 = 0, 'products', 'hero-images'), 'large-' || n, :now - n * 60000, :now - n * 60000
  FROM numbers`;

/** Changes of the first slide by four people in turn, each at another of its three texts, one an hour, the last one now: none goes on the last. */
export const CHANGES = `
  INSERT INTO changes (document_id, number, kind, subject, author, author_name, changes, aliases, created_at, updated_at,
    published_at)
  ${NUMBERS},
    made AS (SELECT n, :now - (:count - n) * 3600000 AS at,
      json_extract('["title","subtitle","description"]', '$[' || (n % 3) || ']') AS field FROM numbers)
  SELECT printf('largechange%013d', n), :after + n, 'content', '', 'person:' || (1 + n % 4), 'founder ' || (1 + n % 4),
    json_array(json_object('path', json_array('heroSlides', '#1', field), 'old', 'Title ' || (n - 3), 'new', 'Title ' || n)),
    '[]', at, at, at
  FROM made`;

/** The counters know of these changes. */
export const COUNTERS = `
  UPDATE revision_counters SET number = :number, last = json_set(last, '$.content', CAST(:number AS INTEGER)),
    visible = json_set(visible, '$.content', CAST(:number AS INTEGER))`;
