import { categoryOf, OWN_CATEGORY, type AskedCategory, type SiteTags } from '@apoti/contract/rendering/site-tags';
import buttonStyles from '../ui/Button.module.css';
import switchStyles from '../ui/Switch.module.css';
import { categoryTexts, consentTexts, inWords, toolTitles } from './consent-texts';
import { element } from './element';
import styles from './notice.module.css';

type Row = { title: string; text: string; uses: string; name: string; isOn: boolean; isFixed: boolean };

function row({ title, text, uses, name, isOn, isFixed }: Row): HTMLElement {
  const help = `consent-${name}`;
  const state = { type: 'checkbox', name, checked: isOn, disabled: isFixed };
  const input = element('input', state, { role: 'switch', 'aria-describedby': help });
  const mark = element('span', {}, { 'aria-hidden': 'true' });
  const label = element('label', {}, { class: switchStyles['switch'] }, input, mark, title);
  const words = [text, ...(uses === '' ? [] : [` Used for this: ${uses}.`])];
  return element('div', {}, { class: styles['category'] }, label, element('p', { id: help }, {}, words.join('')));
}

function usesOf({ tools, ownNote }: SiteTags, category: AskedCategory): string {
  const names = tools.filter(({ tool }) => categoryOf[tool] === category).map(({ tool }) => toolTitles[tool]);
  return inWords(ownNote && category === OWN_CATEGORY ? [...names, consentTexts.ownNote] : names);
}

/** A switch for each category; the necessary one is always on. */
export function categorySwitches(tags: SiteTags, allowed: ReadonlySet<AskedCategory>): HTMLElement {
  return element(
    'div',
    {},
    { class: styles['categories'], role: 'group', 'aria-label': consentTexts.title },
    row({ ...consentTexts.necessary, uses: '', name: 'necessary', isOn: true, isFixed: true }),
    ...tags.categories.map((category) =>
      row({
        ...categoryTexts[category],
        uses: usesOf(tags, category),
        name: category,
        isOn: allowed.has(category),
        isFixed: false,
      }),
    ),
  );
}

/** A way to answer. It sends its form, so that it works however early it is pressed. */
export function answer(value: string, label: string): HTMLButtonElement {
  const looks = [buttonStyles['button'], buttonStyles['secondary']].join(' ');
  return element('button', { type: 'submit', value }, { class: looks }, label);
}

/** What the notice begins with: its title, and in the settings a way out. */
export function head(id: string, canClose: boolean): HTMLElement {
  return element(
    'div',
    {},
    { class: styles['head'] },
    element('h2', { id }, {}, consentTexts.title),
    ...(canClose
      ? [element('button', { type: 'submit', value: 'close' }, { class: styles['close'] }, consentTexts.close)]
      : []),
  );
}
