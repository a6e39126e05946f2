import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { parseAnswer } from './parse-answer';
import { reason } from './site-source';
import { MAX_FILE_BYTES, type Answer, type AnswerName, type FetchedFile, type Source } from './source';

/** What an answer may be called in a folder of saved ones: as its call, or as what it is. */
const FILES: Record<AnswerName, readonly string[]> = {
  content: ['content.json', 'content.php', 'content.php.json'],
  team: ['team.json', 'team.php', 'team.php.json'],
  posts: ['blog.json', 'posts.json', 'blog.php', 'blog.php.json'],
  media: ['media.json', 'media.php', 'media.php.json'],
  subscribers: ['newsletter.json', 'subscribers.json', 'newsletter.php', 'newsletter.php.json'],
};

/**
 * A folder of saved answers; files lie in it where the older site has served them, such as `uploads/van.jpg`.
 * @throws Error in words where there is none
 */
export async function openFolder(folder: string, site: string | undefined): Promise<Source> {
  const root = await realpath(resolve(folder)).catch(() => '');
  if (root === '' || !(await stat(root)).isDirectory())
    throw new Error(`There is no folder ${resolve(folder)}. The address of a site begins with https:// or http://.`);
  return {
    name: root,
    site,
    isPublicView: false,
    answer: (name) => readAnswer(root, name),
    file: (path) => readWithin(root, path),
    close: async () => undefined,
  };
}

async function readAnswer(root: string, name: AnswerName): Promise<Answer> {
  for (const file of FILES[name]) {
    const text = await readFile(join(root, file), 'utf8').catch(() => null);
    if (text === null) continue;
    try {
      return { value: parseAnswer(text) };
    } catch (error) {
      return { missing: `${file}: ${reason(error)}` };
    }
  }
  return { missing: `there is no ${FILES[name][0]} in the folder` };
}

/** Nothing outside of the folder is read, by whatever dots or links. */
async function readWithin(root: string, path: string): Promise<FetchedFile> {
  try {
    const name = decodeURIComponent(path.replace(/[?#].*$/, ''));
    const file = await realpath(join(root, name));
    if (!file.startsWith(root + sep)) return { dead: 'it lies outside of the folder' };
    const { size } = await stat(file);
    if (size > MAX_FILE_BYTES) return { dead: `it is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB` };
    return { bytes: await readFile(file) };
  } catch {
    return { dead: 'it is not in the folder' };
  }
}
