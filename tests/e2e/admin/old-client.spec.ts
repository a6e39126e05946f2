import { postsReplySchema, teamReplySchema } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { expect, test } from '../../support/fixtures/journey';
import { OldClient } from '../../support/old-client/old-client';
import { HeroEditor } from '../../support/pages/hero-editor';
import { untilServed } from '../../support/until-served';

/** The admins' turns come so often, in rounds. */
const EVERY = 20;

for (const [rounds, when] of [
  [60, ''],
  [200, ' @full'],
] as const) {
  test(`C6, C8, C10: an old client that posts its copies for ${rounds} rounds loses nobody’s edit, hides nothing, and stays signed in${when}`, async ({
    page,
    stack,
    wire,
  }) => {
    test.setTimeout(rounds * 3_000);
    const team = async () => teamReplySchema.parse((await wire.get('/api/team.php')).json);
    const posts = async () => postsReplySchema.parse((await wire.get('/api/blog.php')).json);
    const newPost = {
      title: 'A draft',
      excerpt: 'Hidden',
      content: '<p>x</p>',
      author: 'Example',
      category: 'Technology',
    };
    await wire.post('/api/blog.php', { ...newPost, status: 'draft' });
    const [first, , ...rest] = await team();
    // Whatever other journeys have left: three slides, one of them hidden.
    const { revision } = await wire.content();
    const slides = defaultContent.heroSlides.map((slide, index) => ({ ...slide, active: index !== 1 }));
    expect((await wire.post('/api/content.php', { revision, heroSlides: slides })).status).toBe(200);
    const before = { content: await wire.content(), team: await team(), posts: await posts() };

    const old = await OldClient.start(stack.origin, stack.admin);
    const editor = new HeroEditor(page);
    await editor.open(stack.admin);

    for (let round = 1; round <= rounds; round += 1) {
      expect(await old.round(round)).toEqual([200, 200, 200]);
      if (round % EVERY !== 0) continue;
      const turn = `Turn ${round / EVERY}`;
      await editor.field(1, 'Title').fill(`${turn} in the browser`);
      await expect(editor.saveState).toHaveText('Saving...');
      await expect(editor.saveState).toHaveText('Saved');
      const content = await wire.content();
      await wire.post('/api/content.php', {
        revision: content.revision,
        about: { vision: `${turn} over the calls` },
        heroSlides: content.heroSlides.map(({ id, active }) =>
          active ? { id } : { id, description: `${turn}, hidden` },
        ),
      });
      const members = await team();
      await wire.post(
        '/api/team.php',
        members.map((member, index) => (index === 0 ? { ...member, phone: turn } : member)),
      );

      const now = await wire.content();
      expect(now.about).toMatchObject({ mission: old.edits.mission, vision: `${turn} over the calls` });
      expect(now.heroSlides.map(({ id }) => id)).toEqual(before.content.heroSlides.map(({ id }) => id));
      expect(now.heroSlides[0]?.title).toBe(`${turn} in the browser`);
      expect(now.heroSlides[1]).toMatchObject({ active: false, description: `${turn}, hidden` });
      expect((await team())[0]).toMatchObject({ id: first?.id, phone: turn });
    }

    const [members, all] = [await team(), await posts()];
    expect(members.map(({ id }) => id)).toEqual(before.team.map(({ id }) => id));
    expect(members.find(({ id }) => id === old.ids.member)?.bio).toBe(old.edits.bio);
    for (const { id, email, joinDate } of rest) {
      expect(members.find((member) => member.id === id)).toMatchObject({ email, joinDate });
    }
    expect(all.map(({ id }) => id).sort()).toEqual(before.posts.map(({ id }) => id).sort());
    expect(all.find(({ id }) => id === old.ids.post)?.excerpt).toBe(old.edits.excerpt);
    expect(await old.isSignedIn()).toBe(true);
    await untilServed(page, '/', (html) => html.includes(`Turn ${rounds / EVERY} in the browser`));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: `Turn ${rounds / EVERY} in the browser` })).toBeVisible();
  });
}
