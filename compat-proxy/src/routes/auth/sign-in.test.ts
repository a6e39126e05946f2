import { expect, it } from 'vitest';
import { authTexts } from '@apoti/contract';
import { TestApp } from '../../testing/test-app';

it('C2, A19: an address of other letters finds the account that was invited by it, as the DNS writes it; other names stay as they are', async () => {
  const test = await TestApp.start();
  try {
    const typed = [' ada@пример.рф ', 'ada@xn--e1afmkfd.xn--p1ai', 'Ada@Example.com', 'Адa', 'a@b'];
    for (const username of typed) await test.post('/api/auth.php', { action: 'login', username, password: 'right' });
    expect(test.cms.names).toEqual([
      'ada@xn--e1afmkfd.xn--p1ai',
      'ada@xn--e1afmkfd.xn--p1ai',
      'Ada@Example.com',
      'Адa',
      'a@b',
    ]);
  } finally {
    await test.close();
  }
});

it('C2: an old form that has both fields signs in by the one that is filled in, and is told in a sentence when none is', async () => {
  const test = await TestApp.start();
  try {
    const signIn = (fields: object) => test.post('/api/auth.php', { action: 'login', password: 'right', ...fields });
    expect(await signIn({ email: ' ', username: 'editor' })).toMatchObject({ statusCode: 200 });
    const answers = [
      await signIn({ email: '', username: '' }),
      await signIn({ email: 'editor', password: '' }),
      await signIn({ email: 'editor', password: undefined }),
    ];
    expect(answers.map((answer) => answer.json<{ error: string }>().error)).toEqual([
      authTexts.nameMissing,
      authTexts.passwordMissing,
      authTexts.passwordMissing,
    ]);
  } finally {
    await test.close();
  }
});
