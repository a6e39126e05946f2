// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { PublicData, Renderer } from '@apoti/contract';
import { defaultAbout } from '@apoti/contract/content/default-about';
import { defaultTeam } from '@apoti/contract/content/default-team';
import { publicData } from '../../testing/public-data';
import { open as openPage, testAssets } from '../../testing/render';

vi.stubGlobal('__ASSETS__', testAssets);
let renderer: Renderer;
beforeAll(async () => ({ renderer } = await import('../../app/entry-server')));

const data = publicData();
const open = (changes: Partial<PublicData> = {}) => openPage(renderer, '/about', { data: publicData(changes) });
const withAbout = (about: Partial<typeof defaultAbout>) => ({
  content: { ...data.content, about: { ...defaultAbout, ...about } },
});
const structured = (head: HTMLElement): { '@type': string }[] =>
  [...head.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) =>
    JSON.parse(script.textContent ?? ''),
  );

describe('the About page', () => {
  it('P6: tells story, mission and vision', () => {
    const text = open().body.querySelector('main')?.textContent;
    for (const said of [
      defaultAbout.title,
      defaultAbout.mission,
      defaultAbout.vision,
      ...defaultAbout.story.split('\n\n'),
    ])
      expect(text).toContain(said);
  });

  it('P6: each value has its card', () => {
    const cards = [...open().body.querySelectorAll('#values li')].map((card) => card.textContent);
    expect(cards).toEqual(defaultAbout.values.map((value) => value.replace(': ', '')));
  });

  it('P6: the team is at #team, in its order', () => {
    const names = [...open().body.querySelectorAll('#team h3')].map((name) => name.textContent);
    expect(names).toEqual(defaultTeam.map(({ name }) => name));
  });

  it('P6: an empty team counts as missing', () => {
    expect(open({ team: [] }).body.querySelectorAll('#team article')).toHaveLength(defaultTeam.length);
  });

  it('P6: a card has picture, name, position, department, biography and skills, and the links that are set', () => {
    const [, , member] = data.team;
    const card = open({ team: [{ ...member!, image: '/uploads/yetunde.jpg' }] }).body.querySelector('#team article');
    for (const said of [member!.name, member!.position, member!.department, member!.bio])
      expect(card?.textContent).toContain(said);
    expect([...(card?.querySelectorAll('li') ?? [])].map((skill) => skill.textContent)).toEqual(member!.skills);
    expect(card?.querySelector('img')?.getAttribute('src')).toBe('/uploads/yetunde.jpg');
    expect([...(card?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      member!.linkedin,
      member!.twitter,
    ]);
  });

  it('P6: a missing picture has the initials in its place, a missing link none', () => {
    const card = open({ team: [{ ...data.team[0]!, name: 'Ada Obi', linkedin: '', twitter: '' }] }).body.querySelector(
      '#team article',
    );
    expect(card?.querySelector('img')).toBeNull();
    expect(card?.querySelector('svg text')?.textContent).toBe('AO');
    expect(card?.querySelector('a')).toBeNull();
  });

  it('P6: what is left empty leaves no heading behind', () => {
    const { body } = open(withAbout({ story: '', mission: '', vision: ' ', values: [] }));
    expect(body.querySelector('#story')).toBeNull();
    expect(body.querySelector('#values')).toBeNull();
    expect(open(withAbout({ vision: '' })).body.querySelector('#story')?.textContent).not.toContain('vision');
  });

  it('P18: search engines read what the page is, and nothing private', () => {
    const { head, html } = open();
    expect(structured(head).map((each) => each['@type'])).toEqual(
      expect.arrayContaining(['AboutPage', 'BreadcrumbList']),
    );
    for (const { email, phone } of defaultTeam) {
      expect(html).not.toContain(email);
      expect(html).not.toContain(phone);
    }
  });
});
