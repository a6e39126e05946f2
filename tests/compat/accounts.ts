import { z } from 'zod';
import { authTexts, loginReplySchema, sessionReplySchema, subscribersReplySchema } from '@apoti/contract';
import { CannotTell, must, type Check } from './check';
import { expectRefusal, expectReply } from './expect-answer';
import { watchSubscribers } from './keep';
import { oldContentSchema, postSchema } from './reading';

function signedIn(row: string, title: string, run: Check['run'], writes = false): Check {
  return { row, title, needs: 'admin', writes, run };
}

/** Signing in and out, and what is for signed-in people only. Sessions come and go; nothing else changes. */
export const accountChecks: readonly Check[] = [
  signedIn('C1', 'the signed-in person, with id, user name and e-mail', async ({ admin }) => {
    const reply = expectReply(await admin().get('/api/auth.php'), sessionReplySchema);
    must(reply.authenticated && reply.user !== null, 'does not know who is signed in');
  }),
  signedIn('C2', 'a wrong password is refused in words', async ({ visitor, credentials }) => {
    const wrong = { ...credentials, password: `${credentials.password}-not` };
    expectRefusal(await visitor().signIn(wrong), [401, 429], authTexts.invalid);
  }),
  signedIn(
    'C2',
    '`username` is accepted in place of `email`; the cookie is out of reach for scripts',
    async (subject) => {
      const { username, password } = subject.credentials;
      const answer = await subject.visitor().post('/api/auth.php', { action: 'login', username, password });
      expectReply(answer, loginReplySchema);
      must(/httponly/i.test(String(answer.headers['set-cookie'])), 'its session cookie is not HttpOnly');
    },
  ),
  signedIn('C3', 'signing out ends the session on the server too', async ({ visitor, credentials }) => {
    const [person, thief] = [visitor(), visitor()];
    await person.signIn(credentials);
    for (const [name, value] of person.cookies) thief.cookies.set(name, value);
    must((await person.post('/api/auth.php', { action: 'logout' })).status === 200, 'does not sign out');
    const after = expectReply(await thief.get('/api/auth.php'), sessionReplySchema);
    must(!after.authenticated, 'the old cookie still works');
  }),
  signedIn('C5', 'an admin gets at least what visitors get', async ({ admin, visitor }) => {
    const all = expectReply(await admin().get('/api/content.php'), oldContentSchema);
    const shown = expectReply(await visitor().get('/api/content.php'), oldContentSchema);
    must(all.heroSlides.length >= shown.heroSlides.length, 'an admin gets fewer slides than a visitor');
  }),
  signedIn('C9', 'an admin gets at least what visitors get', async ({ admin, visitor }) => {
    const all = expectReply(await admin().get('/api/blog.php'), postSchema.array());
    const shown = expectReply(await visitor().get('/api/blog.php'), postSchema.array());
    must(all.length >= shown.length, 'an admin gets fewer posts than a visitor');
  }),
  signedIn('C13', 'the subscribers, with id, name, email and subscribed_at', async ({ admin }) => {
    expectReply(await admin().get('/api/newsletter.php'), subscribersReplySchema);
  }),
  signedIn(
    'C12',
    'a repeated address succeeds without a second row',
    async (subject) => {
      const { admin, visitor } = subject;
      const list = async () => expectReply(await admin().get('/api/newsletter.php'), subscribersReplySchema);
      const before = await list();
      const [known] = before;
      if (known === undefined) throw new CannotTell('nobody has subscribed yet, so there is no address to repeat');
      await watchSubscribers(subject, () => false);
      const answer = await visitor().post('/api/newsletter.php', { name: known.name, email: known.email });
      expectReply(answer, z.looseObject({ success: z.literal(true) }));
      must((await list()).length === before.length, 'the same address made a second row');
    },
    true,
  ),
];
