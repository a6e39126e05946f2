import { describe, expect, it } from 'vitest';
import { defaultContent } from '../content/default-content';
import { MAX_WIRE_ID } from '../lib/identity';
import { contentPatchSchema, contentSchema, type Content, type ContentPatch } from '../resources/content/content';
import { toPublicContent } from '../resources/content/public-view';
import { newHeroSlide } from '../resources/content/new-items';
import type { SavePlan } from './plan-save';
import { mergeContent, planContentSave, type ContentSave } from './plan-content-save';

const NOW = 1_780_000_000_000;
let keys = 0;

function save(parts: Partial<ContentSave> & { patch: unknown }): SavePlan {
  return planContentSave({
    current: defaultContent,
    base: defaultContent,
    view: 'full',
    overlay: [],
    aliases: [],
    conflicts: 'silent',
    now: NOW,
    newKey: () => `key-${(keys += 1)}`,
    ...parts,
    patch: contentPatchSchema.parse(parts.patch),
  });
}

function merged(plan: SavePlan): Content {
  if (plan.kind !== 'merged') throw new Error('expected a merge without conflict');
  return contentSchema.parse(plan.next);
}

function edited(content: Content, edit: (draft: Content) => void): Content {
  const draft = structuredClone(content);
  edit(draft);
  return draft;
}

const first = defaultContent.heroSlides[0]!;
const withTitle = (content: Content, title: string) =>
  edited(content, (draft) => void (draft.heroSlides[0]!.title = title));

describe('planContentSave', () => {
  it('C6: a whole object posted back unchanged changes nothing', () => {
    expect(merged(save({ patch: defaultContent }))).toEqual(defaultContent);
  });

  it('C6: absent parts and fields keep their value', () => {
    const patch: ContentPatch = { heroSlides: defaultContent.heroSlides.map(({ id }) => ({ id })) };
    expect(merged(save({ patch }))).toEqual(defaultContent);
  });

  it('C6: an old client that sends its old base again and again neither reverts others nor repeats itself', () => {
    const mine = withTitle(defaultContent, 'Mine');
    const firstSave = save({ patch: mine });
    if (firstSave.kind !== 'merged') throw new Error('conflict');
    const theirs = edited(
      withTitle(defaultContent, 'Theirs, later'),
      (draft) => void (draft.about.title = 'About, theirs'),
    );
    const second = save({ patch: mine, current: theirs, overlay: firstSave.overlay, aliases: firstSave.aliases });
    expect(merged(second)).toEqual(theirs);
  });

  it('C6: a save based on the visitors’ view deletes nothing that this view hid, and leaves it in its place', () => {
    const base = edited(defaultContent, (draft) => {
      draft.heroSlides[1]!.active = false;
      draft.faq.faqs[3]!.active = false;
      draft.testimonials[0]!.active = false;
    });
    const mine = withTitle(toPublicContent(base), 'From the visitors’ view');
    const next = merged(save({ patch: mine, base, current: base, view: 'public' }));
    expect(next).toEqual(withTitle(base, 'From the visitors’ view'));
  });

  it('C6: an item that the visitors’ view shows can be deleted from it', () => {
    const mine = edited(toPublicContent(defaultContent), (draft) => void draft.heroSlides.shift());
    const next = merged(save({ patch: mine, view: 'public' }));
    expect(next.heroSlides).toEqual(defaultContent.heroSlides.slice(1));
  });

  it('C6: a new slide without an id gets the present time, a new testimonial the highest id + 1', () => {
    const next = merged(
      save({
        patch: {
          heroSlides: [...defaultContent.heroSlides, { title: 'New' }, { title: 'Newer' }],
          testimonials: [...defaultContent.testimonials, { name: 'N', position: 'P', quote: 'Q' }],
        },
      }),
    );
    expect(next.heroSlides.slice(-2)).toEqual([
      { ...newHeroSlide, id: NOW, title: 'New' },
      { ...newHeroSlide, id: NOW + 1, title: 'Newer' },
    ]);
    expect(next.testimonials.at(-1)?.id).toBe(Math.max(...defaultContent.testimonials.map(({ id }) => id)) + 1);
  });

  it('C6: beside a testimonial with the highest id, new ones without an id get the lowest that are free', () => {
    const words = { name: 'N', position: 'P', quote: 'Q' };
    const high = { ...defaultContent.testimonials[0]!, id: MAX_WIRE_ID };
    const testimonials = [...defaultContent.testimonials, high, words, { ...words, name: 'M' }];
    const ids = merged(save({ patch: { testimonials } })).testimonials.map(({ id }) => id);
    const next = defaultContent.testimonials.length + 1;
    expect(ids.slice(-3)).toEqual([MAX_WIRE_ID, next, next + 1]);
  });

  it('C6: a new slide keeps the id that its client gave; an id that somebody else took meanwhile moves on to the next free one', () => {
    const withNew = (title: string) =>
      edited(defaultContent, (draft) => void draft.heroSlides.push({ ...newHeroSlide, id: NOW, title }));
    expect(merged(save({ patch: withNew('Mine') })).heroSlides.at(-1)?.id).toBe(NOW);

    const plan = save({ patch: withNew('Mine'), current: withNew('Theirs') });
    expect(
      merged(plan)
        .heroSlides.slice(-2)
        .map(({ id, title }) => [id, title])
        .toSorted(),
    ).toEqual([
      [NOW, 'Theirs'],
      [NOW + 1, 'Mine'],
    ]);
    if (plan.kind !== 'merged') throw new Error('conflict');
    expect(plan.aliases).toEqual([{ path: ['heroSlides'], sent: String(NOW), given: String(NOW + 1) }]);

    const again = save({
      patch: withNew('Mine, edited'),
      current: merged(plan),
      overlay: plan.overlay,
      aliases: plan.aliases,
    });
    expect(
      merged(again)
        .heroSlides.slice(-2)
        .map(({ id, title }) => [id, title])
        .toSorted(),
    ).toEqual([
      [NOW, 'Theirs'],
      [NOW + 1, 'Mine, edited'],
    ]);
  });

  it('C6: a testimonial made from the visitors’ view with an id that a hidden one has stands beside it', () => {
    const hiddenId = Math.max(...defaultContent.testimonials.map(({ id }) => id));
    const base = edited(defaultContent, (draft) => {
      for (const item of draft.testimonials) if (item.id === hiddenId) item.active = false;
    });
    const patch = edited(toPublicContent(base), (draft) => {
      draft.testimonials.push({ ...draft.testimonials[0]!, id: hiddenId, name: 'New' });
    });
    const next = merged(save({ patch, base, current: base, view: 'public' }));
    expect(next.testimonials.filter(({ id }) => id === hiddenId)).toEqual(
      base.testimonials.filter(({ id }) => id === hiddenId),
    );
    expect(next.testimonials.find(({ id }) => id === hiddenId + 1)?.name).toBe('New');
  });

  it('C6: items without their key are known by equal name; a copied key makes a new item', () => {
    const plans = defaultContent.pricing.plans.map(({ name, price, period, description, features, popular }) => ({
      name,
      price,
      period,
      description,
      features,
      popular,
    }));
    expect(merged(save({ patch: { pricing: { plans } } }))).toEqual(defaultContent);

    const copied = [...defaultContent.pricing.plans, { ...defaultContent.pricing.plans[0]!, name: 'Copy' }];
    const next = merged(save({ patch: { pricing: { plans: copied } } }));
    expect(next.pricing.plans.slice(0, -1)).toEqual(defaultContent.pricing.plans);
    expect(next.pricing.plans.at(-1)).toMatchObject({ name: 'Copy', key: expect.stringMatching(/^key-/) });
  });

  it('C6, P11: an old client, which knows of no offices, keeps them as they are, also where it edits what it knows', () => {
    const current = edited(defaultContent, ({ contact }) => void contact.offices.splice(1, 2));
    const { offices: _, ...known } = defaultContent.contact;
    const { contact } = merged(save({ current, patch: { contact: { ...known, phone: '+234 1' } } }));
    expect(contact).toEqual({ ...current.contact, phone: '+234 1' });
    const emptied = merged(save({ patch: { contact: { offices: [] } } }));
    expect(emptied.contact).toEqual({ ...defaultContent.contact, offices: [] });
  });

  it('C6: an asking client is told of a field that both changed; an old client wins', () => {
    const theirs = withTitle(defaultContent, 'Theirs');
    const patch = withTitle(defaultContent, 'Mine');
    const asked = save({ patch, current: theirs, conflicts: 'ask' });
    expect(asked).toMatchObject({
      kind: 'conflict',
      conflicts: [{ path: ['heroSlides', `#${first.id}`, 'title'], base: first.title, mine: 'Mine', theirs: 'Theirs' }],
    });
    expect(merged(save({ patch, current: theirs })).heroSlides[0]?.title).toBe('Mine');
  });
});

describe('mergeContent', () => {
  it('A6: edits of different fields come together', () => {
    const mine = withTitle(defaultContent, 'Mine');
    const theirs = edited(defaultContent, (draft) => void (draft.heroSlides[0]!.subtitle = 'Theirs'));
    const result = mergeContent({ base: defaultContent, mine, theirs });
    expect(result.conflicts).toEqual([]);
    expect(result.merged.heroSlides[0]).toEqual({ ...first, title: 'Mine', subtitle: 'Theirs' });
  });

  it('A6: a working copy with a blank required field is merged as it is', () => {
    const result = mergeContent({ base: defaultContent, mine: withTitle(defaultContent, ''), theirs: defaultContent });
    expect(result.merged.heroSlides[0]?.title).toBe('');
  });
});
