import { defaultContent } from '@apoti/contract/content/default-content';
import { describe, expect, it } from 'vitest';
import { valueText } from './value-text';

const [one, two, three] = defaultContent.heroSlides;
const text = (path: string[], value: Parameters<typeof valueText>[2]) => valueText(defaultContent, path, value);

describe('valueText', () => {
  it.each([
    ['a text', 'a text'],
    ['', '(empty)'],
    [undefined, '(not there)'],
    [true, 'On'],
    [false, 'Off'],
    ['FiMapPin', 'Map pin'],
    [5, '5'],
    [['One', 'Two'], '• One\n• Two'],
  ])('A6: %j is shown as %j', (value, shown) => {
    expect(text(['about', 'values'], value)).toBe(shown);
  });

  it('A6: an order is shown by what stands in it', () => {
    expect(text(['heroSlides', '@order'], ['3', '1', '404', '2'])).toBe(
      `1. ${three?.title}\n2. ${one?.title}\n3. ${two?.title}`,
    );
  });
});
