// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminToast } from '../../shared/ui/toast';
import { click, ContentScreenTest, input, type } from '../content-editing/testing/content-screen';
import { ContentScreen } from './ContentScreen';

let screen: ContentScreenTest;
const open = async (tab: string) => {
  screen = await ContentScreenTest.open(ContentScreen, `/admin/content?tab=${tab}`);
  await act(() => vi.dynamicImportSettled());
};
const named = (text: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === text)!;
const served = () => screen.world.server.read().content;
const later = async () => {
  await act(() => vi.dynamicImportSettled());
  await act(() => screen.world.clock.pass(0));
};

describe('what is not valid in the content', () => {
  beforeEach(() => localStorage.clear());
  afterEach(async () => {
    await screen.close();
    vi.restoreAllMocks();
  });

  it('A6: Save Changes names the faulty field and leads to it, in another tab and a folded card', async () => {
    await open('about');
    const said = vi.spyOn(adminToast, 'error').mockReturnValue('');
    await act(async () => screen.tab.type({ title: '' }, 2));
    await click(named('Save Changes'));
    await later();
    expect(said).toHaveBeenCalledExactlyOnceWith('Failed to update content. Slide 3: Title is required');
    expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Hero Carousel');
    expect(document.activeElement).toBe(input('title'));
    expect(document.activeElement?.closest('li')?.getAttribute('aria-label')).toBe('slide 3 of 3');
  });

  it('A6: a line of what is not valid leads to its field', async () => {
    await open('hero');
    await act(async () => [1, 2].forEach((place) => screen.tab.type({ title: '' }, place)));
    await act(() => screen.tab.session.save());
    for (const nth of [3, 2]) {
      await click(named(`Slide ${nth}: Title is required`));
      await later();
      expect(document.activeElement).toBe(input('title'));
      expect(document.activeElement?.closest('li')?.getAttribute('aria-label')).toBe(`slide ${nth} of 3`);
    }
  });

  it('A6: a fault in one part holds no other one back; what is switched there is said to be done', async () => {
    await open('testimonials');
    const said = vi.spyOn(adminToast, 'success').mockReturnValue('');
    const before = served().heroSlides;
    await act(async () => screen.tab.type({ title: '' }, 0));
    await click(document.getElementById('testimonial-toggle-1')!);
    await click(input('active'));
    await act(async () => input('name').form?.requestSubmit());
    await later();
    expect(served().testimonials[0]?.active).toBe(false);
    expect(served().heroSlides).toEqual(before);
    expect(said).toHaveBeenCalledWith('Testimonial updated successfully!');
    expect(screen.tab.status).toBe('invalid');
    await act(async () => screen.tab.type({ title: 'Named' }, 0));
    await act(() => screen.tab.session.save());
    expect(served().heroSlides[0]?.title).toBe('Named');
    expect(screen.tab.status).toBe('saved');
  });

  it('A13: a blank question stays open at Save, with what is wrong beside the field, which has the focus', async () => {
    await open('faq');
    const said = vi.spyOn(adminToast, 'error').mockReturnValue('');
    await click(document.querySelector<HTMLElement>('[id^="faq-toggle-"]')!);
    await type(input('answer'), ' ');
    await act(async () => input('question').form?.requestSubmit());
    expect(said).toHaveBeenCalledWith('Question and answer are required');
    expect(document.activeElement).toBe(input('answer'));
    expect(input('answer').getAttribute('aria-invalid')).toBe('true');
  });

  it('A5: a testimonial that is not valid stays open at Save', async () => {
    await open('testimonials');
    await click(document.getElementById('testimonial-toggle-1')!);
    await type(input('quote'), '');
    await act(async () => input('name').form?.requestSubmit());
    expect(document.activeElement).toBe(input('quote'));
    expect(input('quote').getAttribute('aria-invalid')).toBe('true');
  });

  const withCompany = async (company: string) => {
    await act(async () =>
      screen.tab.session.edit((mine) => ({
        ...mine,
        testimonials: mine.testimonials.map((each, place) => (place === 0 ? { ...each, company } : each)),
      })),
    );
  };

  it('A5, A11: a testimonial with a fault in a field that the tab does not show says which, and where it is mended', async () => {
    await open('testimonials');
    await withCompany('x'.repeat(400));
    await click(document.getElementById('testimonial-toggle-1')!);
    await act(async () => input('name').form?.requestSubmit());
    const said = document.querySelector('form [role="alert"]');
    expect(said?.textContent).toMatch(/^Company is longer than \d+ characters\. This is edited under Testimonials\.$/);
    expect(said?.querySelector('a')?.getAttribute('href')).toBe('/admin/testimonials');
    await withCompany('Example Ltd');
    expect(document.querySelector('form [role="alert"]')).toBeNull();
    await act(async () => input('name').form?.requestSubmit());
    expect(document.querySelector('form')).toBeNull();
  });

  it('A6: the line of such a fault leads to the screen that shows the field, though a card of it stands here, too', async () => {
    await open('testimonials');
    await withCompany('x'.repeat(400));
    await act(() => screen.tab.session.save());
    const line = [...document.querySelectorAll('button')].find((each) =>
      each.textContent.includes('Company is longer'),
    )!;
    await click(line);
    await later();
    expect(window.location.pathname).toBe('/admin/testimonials');
  });

  it.each(['contact', 'footer'])(
    'A4: a network’s address in the tab %s gets its https:// when the field is left',
    async (tab) => {
      await open(tab);
      const field = input('facebook');
      const leave = () => act(async () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
      await type(field, ' www.facebook.com/apoti ');
      await leave();
      expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['https://www.facebook.com/apoti', null]);
      for (const handle of ['@apoti', 'apoti.africa']) {
        await type(field, handle);
        await leave();
        expect(field.value).toBe(handle);
      }
      await act(() => screen.tab.session.save());
      const said = field
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent);
      expect(said).toContain('Facebook must be a web address such as https://www.facebook.com/…');
    },
  );

  it('A13: the first faulty field of a new question has the focus', async () => {
    await open('faq');
    vi.spyOn(adminToast, 'error').mockReturnValue('');
    await click(named('Add FAQ'));
    await type(input('question'), 'Is it there?');
    await act(async () => input('question').form?.requestSubmit());
    expect(document.activeElement).toBe(input('answer'));
  });
});
