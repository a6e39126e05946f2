import { expect, type Locator, type Page } from 'playwright/test';

type Back = 'Shift+Tab';

/** What has the focus: whether it is the wanted one, and whether the focus can be seen. */
function lookAtFocus(wanted: unknown) {
  const focused = document.activeElement;
  const isOutlined = (element: Element | null | undefined) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  };
  const isShadowed = focused !== null && getComputedStyle(focused).boxShadow !== 'none';
  // A heading that begins a screen is read from there, and not used.
  const isHeading = focused instanceof HTMLHeadingElement;
  // A date shows it on the part that has the focus; a switch, a star, a file and a text in a frame on what stands for them.
  const isDate = focused instanceof HTMLInputElement && ['date', 'time'].includes(focused.type);
  const parent = focused?.parentElement;
  const isSeen =
    focused === null ||
    focused === document.body ||
    isHeading ||
    isDate ||
    isShadowed ||
    [focused, focused.nextElementSibling, parent, parent?.parentElement].some(isOutlined);
  return { isThere: focused === wanted, isSeen, what: focused?.outerHTML.slice(0, 120) ?? '' };
}

/** Moves on with Tab until something has the focus, and sees to it that the focus can be seen wherever it stands. */
export async function tabTo(page: Page, goal: Locator, key: 'Tab' | Back = 'Tab'): Promise<void> {
  await goal.waitFor({ state: 'attached' });
  const target = await goal.elementHandle();
  for (let steps = 0; steps < 200; steps += 1) {
    const { isThere, isSeen, what } = await page.evaluate(lookAtFocus, target);
    expect(isSeen, `the focus can be seen on ${what}`).toBe(true);
    if (isThere) return;
    await page.keyboard.press(key);
  }
  throw new Error('Tab does not get there');
}

/** Goes to a button or link and presses Enter. */
export async function press(page: Page, goal: Locator, key?: Back): Promise<void> {
  await tabTo(page, goal, key);
  await page.keyboard.press('Enter');
}

/** Goes to a field and types. */
export async function typeInto(page: Page, goal: Locator, text: string): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.type(text);
}
