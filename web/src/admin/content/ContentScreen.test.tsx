// @vitest-environment jsdom
import {
  aboutSchema,
  contactInfoSchema,
  featureSchema,
  footerLinkSchema,
  footerSchema,
  networkPlaceSchema,
  officeSchema,
  partnerSchema,
  planSchema,
  serviceSchema,
  siteSchema,
  stepSchema,
} from '@apoti/contract';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { adminToast } from '../../shared/ui/toast';
import { button, click, ContentScreenTest, input, type } from '../content-editing/testing/content-screen';
import { ContentScreen } from './ContentScreen';
import { contentTabs } from './content-tabs';

let screen: ContentScreenTest;
const open = async (tab: string) => {
  screen = await ContentScreenTest.open(ContentScreen, `/admin/content?tab=${tab}`);
  await act(() => vi.dynamicImportSettled());
};
/** The form field names on the screen. */
const fieldNames = () =>
  [...document.querySelectorAll('[role=tabpanel] [name]')].map((field) => field.getAttribute('name'));
/** Opens the first item of a list and tells the fields of its form. */
async function fieldsOfFirst(list: string): Promise<(string | null)[]> {
  await click(document.querySelector<HTMLElement>(`[id^="${list}-toggle-"]`)!);
  const fields = document.querySelectorAll(`[id^="${list}-form-"] [name]:not([type=radio])`);
  return [...fields].map((field) => field.getAttribute('name'));
}
const tabOf = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(({ textContent }) => textContent === label)!;

describe('ContentScreen', () => {
  afterEach(() => screen.close());

  it('A4: the tabs have the specified names in the specified order, then the rest of what visitors see', async () => {
    await open('about');
    const specified = [
      'Hero Carousel',
      'Testimonials',
      'About Section',
      'Services',
      'FAQ Management',
      'Pricing',
      'Contact Info',
      'Footer Content',
      'Home page',
      'Site settings',
    ];
    const labels = contentTabs.map(({ label }) => label);
    expect(labels).toEqual(specified.filter((label) => labels.includes(label)));
    expect(tabOf('About Section').getAttribute('aria-selected')).toBe('true');
  });

  it('A4: an address that names no tab opens the first one', async () => {
    await open('nonsense');
    expect(tabOf('Hero Carousel').getAttribute('aria-selected')).toBe('true');
  });

  it.each([
    ['about', Object.keys(aboutSchema.omit({ values: true }).shape)],
    [
      'contact',
      [...Object.keys(contactInfoSchema.omit({ socialMedia: true, offices: true }).shape), 'facebook', 'linkedin'],
    ],
    ['footer', ['description', 'copyrightText', ...Object.keys(footerSchema.shape.newsletter.shape), 'twitter']],
    ['site', Object.keys(siteSchema.shape)],
    ['home', ['title', 'subtitle', 'description', 'expansionTitle', 'expansion']],
    ['services', ['title', 'subtitle', 'description', 'ctaText', 'ctaLink', 'image']],
    ['pricing', ['title', 'plansEnabled', 'enabled', 'price', 'dimensions', 'description']],
  ])('A4: the tab %s has every field of its part', async (tab, names) => {
    await open(tab);
    for (const name of names) expect(fieldNames()).toContain(name);
  });

  it.each([
    ['footer', 'in the column Legal', 'last line'],
    ['services', 'a section of its own, below the services', 'in the part for businesses'],
    ['pricing', 'such as “Up to 5 kg”: every page goes by it', 'goes by these measures.'],
  ])('A4: what the tab %s says of the site is so', async (tab, said, untrue) => {
    await open(tab);
    expect(document.body.textContent).toContain(said);
    expect(document.body.textContent).not.toContain(untrue);
  });

  it('A5: a new plan has its defaults and the focus in its name; it is deleted after a question', async () => {
    await open('pricing');
    await click(document.getElementById('add-plans')!);
    expect(screen.tab.mine.pricing.plans.at(-1)).toMatchObject({ price: '₦0', period: 'per month', popular: false });
    expect(document.activeElement).toBe(input('name'));
    await type(input('name'), 'Weekend');
    expect(screen.tab.mine.pricing.plans.at(-1)?.name).toBe('Weekend');
    await click(button('Delete: Weekend'));
    const dialog = document.querySelector('dialog[open]')!;
    expect(dialog.querySelector('h2')?.textContent).toBe('Are you sure you want to delete this plan?');
    await click([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Delete')!);
    expect(screen.tab.mine.pricing.plans.map(({ name }) => name)).not.toContain('Weekend');
  });

  it('A4, P11: an office is added, sorted and deleted after a question; where no place can be is said beside it', async () => {
    await open('contact');
    const names = () => screen.tab.mine.contact.offices.map(({ name }) => name);
    expect(names()).toEqual(['Lagos HQ', 'Abuja', 'Port Harcourt']);
    await click(document.getElementById('add-offices')!);
    expect(document.activeElement).toBe(input('name'));
    await type(input('name'), 'Ikeja');
    await type(input('coordinates'), '6.6, 183.35');
    const said = () => document.querySelector('[role=tabpanel]')?.textContent;
    await act(async () => void screen.tab.session.save());
    expect(said()).toContain('Coordinates must be a latitude between -90 and 90 and a longitude between -180 and 180');
    expect(said()).toContain('Address is required');
    await type(input('coordinates'), '6.6, 3.35');
    expect(screen.tab.mine.contact.offices.at(-1)).toMatchObject({ name: 'Ikeja', coordinates: '6.6, 3.35' });
    await click(button('Move up: Ikeja'));
    expect(names()).toEqual(['Lagos HQ', 'Abuja', 'Ikeja', 'Port Harcourt']);
    await click(button('Delete: Abuja'));
    const dialog = document.querySelector('dialog[open]')!;
    expect(dialog.querySelector('h2')?.textContent).toBe('Are you sure you want to delete this office?');
    await click([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Delete')!);
    expect(names()).toEqual(['Lagos HQ', 'Ikeja', 'Port Harcourt']);
  });

  it('A5: the switches of plans and of pay as you go go into the working copy', async () => {
    await open('pricing');
    await click(input('plansEnabled'));
    await click(input('enabled'));
    expect(screen.tab.mine.pricing.plansEnabled).toBe(false);
    expect(screen.tab.mine.pricing.payAsYouGo.enabled).toBe(false);
  });

  it('A22: limits come from the contract; what is wrong stands beside its field', async () => {
    await open('site');
    const described = () =>
      (input('siteName').getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    expect(described()).toContain('5 / 60');
    await type(input('siteName'), '');
    await act(async () => void screen.tab.session.save());
    expect(described()).toContain('Site name is required');
  });

  it.each([
    ['services', 'services', serviceSchema],
    ['pricing', 'plans', planSchema],
    ['contact', 'offices', officeSchema],
    ['footer', 'legalLinks', footerLinkSchema],
    ['home', 'partners', partnerSchema],
    ['home', 'features', featureSchema.omit({ icon: true })],
    ['home', 'steps', stepSchema],
    ['home', 'lagos', networkPlaceSchema],
  ])('A4: in the tab %s an item of %s has every field of the contract', async (tab, list, { shape }) => {
    await open(tab);
    const wanted = Object.keys(shape).filter((name) => name !== 'key');
    // Each entry of a list of texts has the list's name.
    expect([...new Set(await fieldsOfFirst(list))].toSorted()).toEqual(wanted.toSorted());
  });

  it('A4, A6: Save Changes does not say that a new testimonial is saved that was not added', async () => {
    localStorage.clear();
    const said = { success: vi.spyOn(adminToast, 'success'), error: vi.spyOn(adminToast, 'error') };
    await open('testimonials');
    await click(document.getElementById('add-testimonial')!);
    await type(input('quote'), 'Quick and kind');
    const saveChanges = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Save Changes',
    );
    await click(saveChanges!);
    await act(() => screen.world.clock.pass(0));
    expect(said.success).not.toHaveBeenCalled();
    expect(said.error).toHaveBeenCalledWith('“New testimonial” is not added yet. Everything else is saved.');
  });
});
