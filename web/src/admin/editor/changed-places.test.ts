import { defaultContent } from '@apoti/contract/content/default-content';
import { defaultTeam } from '@apoti/contract/content/default-team';
import { describe, expect, it } from 'vitest';
import { contentDocument } from '../content-editing/content-document';
import { contentWords } from '../content-editing/content-words';
import { World } from '../editing/testing/open-tab';
import { teamDocument } from '../team-editing/team-document';
import { teamWords } from '../team-editing/team-words';
import { changedPlaces } from './changed-places';
import { placeList } from './editor';

const content = { document: contentDocument, words: contentWords };
const [first, second] = defaultContent.heroSlides;
const without = {
  ...defaultContent,
  heroSlides: defaultContent.heroSlides.filter((slide) => slide !== second),
  faq: { ...defaultContent.faq, faqs: defaultContent.faq.faqs.slice(1) },
};
const told = (before: typeof defaultContent, after: typeof defaultContent) =>
  placeList(changedPlaces(content, after, contentDocument.changes(before, after)));

describe('changedPlaces', () => {
  it('A6: what was deleted is told by the name that it had', () => {
    expect(told(defaultContent, without)).toEqual(
      expect.arrayContaining([
        `Slide “${second?.title}”: Deleted`,
        `FAQ “${defaultContent.faq.faqs[0]?.question}”: Deleted`,
      ]),
    );
    const team = { members: defaultTeam };
    const fewer = { members: defaultTeam.slice(1) };
    expect(
      placeList(changedPlaces({ document: teamDocument, words: teamWords }, fewer, teamDocument.changes(team, fewer))),
    ).toContain(`“${defaultTeam[0]?.name}”: Deleted`);
  });

  it('A6: what was added or changed is told by the name that it has', () => {
    const renamed = {
      ...defaultContent,
      heroSlides: [{ ...first!, title: 'New' }, ...defaultContent.heroSlides.slice(1)],
    };
    expect(told(without, defaultContent)).toContain(`Slide “${second?.title}”`);
    expect(told(defaultContent, renamed)).toEqual(['Slide “New”: Title']);
  });

  it('A6: two items that begin alike are told each by itself: one deleted, one edited', () => {
    const begin = 'How long is a parcel kept for me in a locker of the company in';
    const [one, other, ...rest] = defaultContent.faq.faqs;
    const withFaqs = (faqs: typeof defaultContent.faq.faqs) => ({
      ...defaultContent,
      faq: { ...defaultContent.faq, faqs },
    });
    const twin = { ...other!, question: `${begin} Abuja?` };
    const before = withFaqs([{ ...one!, question: `${begin} Lagos?` }, twin, ...rest]);
    const after = withFaqs([{ ...twin, answer: 'Two days.' }, ...rest]);
    const short = 'FAQ “How long is a parcel kept for me in a locker of the company…”';
    const lines = told(before, after).filter((line) => line.startsWith(short));
    expect(lines.sort()).toEqual([`${short}: Answer`, `${short}: Deleted`]);
    const members = defaultTeam.map((member) => ({ ...member, name: 'Ada' }));
    const edited = members.slice(1).map((member) => ({ ...member, position: 'Head' }));
    const team = { document: teamDocument, words: teamWords };
    const changes = teamDocument.changes({ members }, { members: edited });
    const ofTeam = placeList(changedPlaces(team, { members: edited }, changes));
    expect(ofTeam.filter((line) => line === '“Ada”: Deleted')).toHaveLength(1);
    expect(ofTeam.filter((line) => line === '“Ada”: Position')).toHaveLength(3);
  });

  it('A6: the news of a deletion elsewhere name it, until it is there again', async () => {
    const world = new World();
    const tab = await world.open();
    world.server.change((now) => void now.heroSlides.splice(1, 1));
    await tab.refresh();
    const { news } = tab.session.getState();
    const said = () => placeList(changedPlaces(content, tab.mine, news));
    expect(said()).toContain(`Slide “${second?.title}”: Deleted`);
    world.server.change((now) => void now.heroSlides.splice(1, 0, second!));
    await tab.refresh();
    expect(said()).toContain(`Slide “${second?.title}”`);
  });
});
