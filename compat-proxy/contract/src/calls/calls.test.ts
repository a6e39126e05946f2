import { describe, expect, it } from 'vitest';
import { statusOfCode } from '../errors/error';
import { calls } from './calls';
import { refusalsOf } from './refusals';

const examples = calls.flatMap(({ method, path, title, body }) =>
  (body?.examples ?? []).map(
    (example) => [`${method} ${path}, ${title}: ${example.title}`, body, example.value] as const,
  ),
);
const replies = calls.flatMap(({ row, method, path, title, reply }) =>
  'example' in reply && row !== 'C4' ? [[`${method} ${path}, ${title}`, reply] as const] : [],
);

describe('the list of calls', () => {
  it.each(examples)('C19: the example of %s is a body that the call takes', (_, body, value) => {
    const file = new File([], 'a.png');
    const known = body?.form === 'multipart' ? { ...(value as object), image: file, file } : value;
    expect(body?.schema.safeParse(known)).toMatchObject({ success: true });
  });

  it.each(replies)(
    'C19: the example of what %s answers is such an answer, to the last member',
    (_, { schema, example }) => {
      expect(schema.parse(example)).toEqual(example);
    },
  );

  it('C20: what is not of the frozen wire has a plain name, without .php', () => {
    const paths = [...new Set(calls.map(({ path }) => path))];
    const frozen = ['auth', 'blog', 'content', 'media', 'newsletter', 'team', 'upload'];
    expect(paths.filter((path) => path.includes('.php')).sort()).toEqual(frozen.map((name) => `/api/${name}.php`));
    const ours = paths.filter((path) => path.startsWith('/api/') && !path.includes('.php'));
    for (const path of ours) expect(path).toMatch(/^\/api(?:\/(?:[a-z]+(?:-[a-z]+)*|\{\w+\}))+$/);
  });

  it('C1, C3, C19: what looks at the session may be refused while that cannot be asked for', () => {
    const looks = calls.filter(({ row, audience }) => audience !== 'everybody' || row === 'C1' || row === 'C3');
    for (const call of looks) expect(refusalsOf(call), `${call.method} ${call.path}`).toContain('unavailable');
    expect(new Set(looks.map(({ audience }) => audience)).size).toBe(3);
  });

  it('C19: names every refusal by a known code, and each call once', () => {
    for (const { errors } of calls) for (const code of errors) expect(statusOfCode[code]).toBeGreaterThanOrEqual(400);
    const names = calls.map(({ method, path, title }) => `${method} ${path} ${title}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
