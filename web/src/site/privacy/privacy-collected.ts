import type { LegalSection } from '../../sections/legal/legal-text';

/** What the settings have the site do. */
export type Asked = {
  /** Visitors can agree to tools of other companies. */
  hasTools: boolean;
  /** The site itself counts visits. */
  isMeasured: boolean;
  /** Visitors can agree to a note of their first visit in their browser. */
  isNoted: boolean;
  /** For how many months messages, applications and figures of visits are kept. */
  keptMonths: number;
};

/** What the website learns about people. It has to stay true: whoever adds a form or a measurement changes it here. */
export const privacyCollected = ({
  hasTools,
  isMeasured,
  isNoted,
}: Omit<Asked, 'keptMonths'>): readonly LegalSection[] => [
  {
    id: 'collected',
    title: 'What we collect, and what for',
    blocks: [
      'You can read every page without telling us who you are. We receive personal data only when you send it to us:',
      {
        list: [
          'Contact form: your name, your e-mail address, your phone number if you give it, the subject and your message. We use them to answer you.',
          'Franchise form: your name, e-mail address and phone number, your company if you give it, the kind of partnership, the place, the investment that you have in mind, and your message. We use them to consider your application and to call you back.',
          'Newsletter: your name and your e-mail address. We use them to send you the newsletter until you no longer want it.',
          'Phone, WhatsApp and e-mail: what you tell us there, for the same purposes.',
        ],
      },
      'A form also tells us how long it took to fill in. That helps to sort out what programs send, and it is judged by our own server.',
    ],
  },
  {
    id: 'automatic',
    title: 'What happens without your doing',
    blocks: [
      'Our server writes a log of its work: the time, the address of the page that was asked for, and how that went. It records neither what is written in forms nor who asked.',
      'While you send forms, the server keeps your network address in mind for up to an hour, so that no one can flood us with messages. After that it is forgotten.',
      ...(isMeasured
        ? [
            'Visits are counted, by us alone and without cookies: which pages are looked at and for how long, what led there, and on which kind of device. The server tells visits apart by a number that it makes of your address, your browser’s name and a secret of the day; the address is not kept, and the next day nobody can tell whose number it was. What exactly is counted, and who is left out, is on the page about [cookies](/cookies).',
          ]
        : []),
      hasTools
        ? 'Tools of other companies are loaded only after you have agreed to them. They set cookies then, and tell their companies how you use these pages. Which ones there are, and how to change your mind, is on the page about [cookies](/cookies).'
        : 'The pages contain no trackers, no advertising and no plugins of other companies, and visitors get no cookies. What your own browser stores is listed on the page about [cookies](/cookies).',
    ],
  },
  {
    id: 'basis',
    title: 'Why we may do this',
    blocks: [
      {
        list: [
          'Answering messages and considering applications: you asked us to, and these are the steps before a contract.',
          'Newsletter: you agreed to it. You can withdraw that whenever you like.',
          ...(hasTools
            ? ['Tools of other companies: you agreed to their category. You can withdraw that whenever you like.']
            : []),
          ...(isNoted
            ? [
                'The note of your first visit in your browser: you agreed to Analytics. You can withdraw that whenever you like.',
              ]
            : []),
          ...(isMeasured ? ['Counting visits: we have a legitimate interest in knowing which pages help.'] : []),
          'Logs and protection against abuse: we have a legitimate interest in a website that works.',
        ],
      },
    ],
  },
];
