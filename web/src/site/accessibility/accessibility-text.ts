import type { Content } from '@apoti/contract';
import type { LegalText } from '../../sections/legal/legal-text';
import { choiceOf, companyOf, mailLink } from '../../sections/legal/legal-ways';
import { phoneLink } from '../../shared/lib/phone';

/**
 * The accessibility statement (X1, X2): what the site is measured by, how that is tried, and what is not as it should be. An
 * example text: the operator adds what people have told, and the day of the last look.
 */
export function accessibilityText({ footer, contact }: Pick<Content, 'footer' | 'contact'>): LegalText {
  const mail = mailLink(contact.supportEmail, contact.email);
  const number = phoneLink(contact.phone);
  const call = contact.phone && `call ${number === '' ? contact.phone : `[${contact.phone}](${number})`}`;
  return {
    title: 'Accessibility',
    summary: 'How this site is made to be used by everybody, what does not work yet, and how to tell us.',
    updated: '',
    sections: [
      {
        id: 'aim',
        title: 'What we aim for',
        blocks: [
          `${companyOf(footer).name} wants everybody to be able to use this site, whatever they see, hear, or can do with their hands, on any phone and on a slow line.`,
          'The yardstick is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.',
        ],
      },
      {
        id: 'works',
        title: 'What that means here',
        blocks: [
          {
            list: [
              'Every page and form works with the keyboard alone, and shows where you are.',
              'Headings, landmarks, names and messages are made for screen readers. What changes is said, too.',
              'Text and controls have enough contrast, and can be made twice as large without anything being lost.',
              'Whoever asks their device for less motion gets none: pictures stop changing by themselves.',
              'Everything can be read, and every form sent, without scripts.',
              'Locations and questions can be read again without a connection, once they have been open.',
            ],
          },
        ],
      },
      {
        id: 'tried',
        title: 'How it is tried',
        blocks: [
          'The tests of this site judge every page at three widths against WCAG 2.2 and walk through its tasks with the keyboard alone. Programs do not notice everything: no outside auditor has looked at the site yet.',
        ],
      },
      {
        id: 'limits',
        title: 'What does not work yet',
        blocks: [
          {
            list: [
              'The map of our locations is a picture for the eye. The [list of locations](/lockers) beside it says the same in words, with directions.',
              'Videos in news that come from other sites may lack captions.',
              'Files that can be downloaded, such as older PDFs, may not be readable by every screen reader.',
            ],
          },
        ],
      },
      {
        id: 'lockers',
        title: 'At the lockers',
        blocks: [
          'The screens stand upright and are used by touch. If you cannot use a locker by yourself, tell us before: we open the compartment for you, or hand over your parcel in another way.',
        ],
      },
      {
        id: 'contact',
        title: 'Tell us',
        blocks: [
          `If something keeps you from using this site or a locker, ${choiceOf(mail && `write to ${mail}`, call, 'use our [contact page](/contact)')}. Say which page it was and what you use to read it. We answer within five working days.`,
        ],
      },
    ],
  };
}
