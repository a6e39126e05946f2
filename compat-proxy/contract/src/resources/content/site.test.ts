import { expect, it } from 'vitest';
import { defaultContent } from '../../content/default-content';
import { toFieldIssues } from '../../errors/describe-issues';
import { siteSchema } from './site';

const issuesOf = (changes: object) => {
  const { error } = siteSchema.safeParse({ ...defaultContent.site, ...changes });
  return error ? toFieldIssues(error) : [];
};

it.each(['siteName', 'siteDescription'])('A18: script in %s is refused beside it', (field) => {
  for (const value of ['<script>alert(1)</script>', 'Apoti<img src=x onerror=alert(1)>', 'Apoti <!-- -->'])
    expect(issuesOf({ [field]: value })).toEqual([{ path: [field], message: 'must not contain HTML' }]);
  for (const value of ['Doors & Co', 'Ready in < 5 minutes, > 7 stations'])
    expect(issuesOf({ [field]: value })).toEqual([]);
});
