import { randomBytes, randomUUID } from 'node:crypto';
import { authTexts, newsletterTexts } from '@apoti/contract';
import { MARK, wasTaken, type Check } from './check';
import { expectRefusal } from './expect-answer';
import { keepContent, keepPosts, keepTeam, watchSubscribers } from './keep';

/** No post has it. Not 0, which older PHP takes for equal to any text. */
const NO_POST = 2_147_483_646;

function refused(row: string, title: string, run: Check['run'], needs: Check['needs'] = 'nobody'): Check {
  return { row, title, needs, writes: true, run };
}

/**
 * Calls that change nothing because they are refused; and where they are not, they do the least harm that they can. Whatever
 * replaces a whole document is tried only with exactly what an admin reads at the moment, so that there is nothing to lose,
 * and only when an admin is signed in: visitors do not see all of it.
 */
export const refusedChecks: readonly Check[] = [
  refused('C4', 'registration is not available', async ({ visitor, later }) => {
    const username = `compat-check-${randomBytes(6).toString('hex')}`;
    let made = true;
    later(async () => (made ? [`the account ${username}, whose password was random and is known to nobody`] : []));
    const body = { action: 'register', email: `${username}@example.invalid`, username, password: randomUUID() };
    const answer = await visitor().post('/api/auth.php', body);
    made = wasTaken(answer);
    expectRefusal(answer, [400, 403, 404], authTexts.noRegistration);
  }),
  refused('C4', 'an action that nobody knows is refused', async ({ visitor }) =>
    expectRefusal(await visitor().post('/api/auth.php', { action: 'compat' }), [400, 404, 422]),
  ),
  refused(
    'C6',
    'visitors save no content',
    async (subject) => {
      const asItIs = await keepContent(subject);
      expectRefusal(await subject.visitor().post('/api/content.php', asItIs), [401]);
    },
    'admin',
  ),
  refused(
    'C8',
    'visitors save no team',
    async (subject) => {
      const asItIs = await keepTeam(subject);
      expectRefusal(await subject.visitor().post('/api/team.php', asItIs), [401]);
    },
    'admin',
  ),
  refused('C10', 'visitors save no post', async (subject) => {
    let made = true;
    await keepPosts(subject, () => made);
    // An update of no post, without what a new one needs.
    const answer = await subject.visitor().post('/api/blog.php', { id: NO_POST, excerpt: MARK, status: 'draft' });
    made = wasTaken(answer);
    expectRefusal(answer, [401]);
  }),
  refused('C11', 'visitors delete no post', async (subject) => {
    await keepPosts(subject, () => false);
    expectRefusal(await subject.visitor().send('DELETE', '/api/blog.php', { id: NO_POST }), [401]);
  }),
  refused('C12', 'a subscription needs an address and a name', async (subject) => {
    let made = true;
    await watchSubscribers(subject, () => made);
    const subscribe = (body: object) => subject.visitor().post('/api/newsletter.php', body);
    const noAddress = await subscribe({ name: `Compat ${MARK}`, email: '' });
    made = wasTaken(noAddress);
    expectRefusal(noAddress, [400, 422], newsletterTexts.emailMissing);
    made = true;
    const noName = await subscribe({ name: '', email: 'compat-check@example.invalid' });
    made = wasTaken(noName);
    expectRefusal(noName, [400, 422], newsletterTexts.nameMissing);
  }),
  refused('C19', 'a body that is no JSON is refused', async ({ visitor }) =>
    expectRefusal(await visitor().send('POST', '/api/auth.php', '{"action":'), [400, 422]),
  ),
];
