import { expect, it } from 'vitest';
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
