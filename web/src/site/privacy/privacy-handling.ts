import type { LegalSection } from '../../sections/legal/legal-text';
import type { Asked } from './privacy-collected';

type Handled = Pick<Asked, 'hasTools' | 'isMeasured' | 'keptMonths'>;

/** Who gets to see the data, how long it stays and how it is kept safe. */
export const privacyHandling = ({ hasTools, isMeasured, keptMonths }: Handled): readonly LegalSection[] => [
  {
    id: 'sharing',
    title: 'Who gets to see it',
    blocks: [
      'Messages and applications are read by the people of {product} who answer them. We do not sell personal data, and we do not give it to others for their advertising.',
      ...(hasTools
        ? [
            'What a tool of another company learns about your visit goes to that company, and only if you have agreed to it; tools for marketing may use it for advertising.',
          ]
        : []),
      'Companies that run our servers and deliver our e-mail handle data for us, under contract and only as we tell them. If one of them works outside of Nigeria, we see to it that the data is as well protected there as the Act requires.',
      'We hand data to authorities only where the law obliges us to.',
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    blocks: [
      {
        list: [
          `Messages and applications: ${keptMonths} months after they came, or after our last answer to them. Then they are deleted automatically; backups may hold them for longer.`,
          'Newsletter: until you unsubscribe, by the link in a newsletter or with an e-mail to us. Then both are deleted at once.',
          `Figures of visits${isMeasured ? '' : ', where some were counted earlier'}: ${keptMonths} months.`,
        ],
      },
      'If you want something deleted earlier, ask us. We delete it unless a law obliges us to keep it.',
    ],
  },
  {
    id: 'security',
    title: 'How it is kept safe',
    blocks: [
      'What you send is stored in our own content system, which only people with an account there can open. Sign-ins are limited, sessions end by themselves, and a person who leaves loses access at once.',
      'No system is beyond all failure. Should a breach put your rights at risk, we tell the Nigeria Data Protection Commission within the time that the Act sets, and you without delay.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    blocks: [
      'This website is not made for children, and our services are for adults. If a child has sent us data, a parent or guardian can have it deleted.',
    ],
  },
];
