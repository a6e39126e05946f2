import { RESERVATION_HOURS } from '@apoti/contract/constants/reservation';
import { TERMINATION_HOURS, UNCLAIMED_DAYS } from '@apoti/contract/constants/terms';
import type { LegalSection } from '../../sections/legal/legal-text';

/** What happens to parcels: how long they stay, what may go in, what becomes of those that nobody collects. */
export const parcelTerms: readonly LegalSection[] = [
  {
    id: 'reservations',
    title: 'Reservations and storage',
    blocks: [
      `A standard reservation lasts ${RESERVATION_HOURS} hours. It can be extended for a fee, as long as nobody else has booked the compartment.`,
      'Pay-as-you-go parcels and subscriptions come with the storage time that the [pricing page](/pricing) states for them. Where that differs from the standard reservation, the time of what you paid for applies.',
      'If the compartment that you booked is out of order when you arrive, we give you another of at least that size, at the same station or, if you agree, at one nearby.',
    ],
  },
  {
    id: 'items',
    title: 'What may not go in',
    blocks: [
      'A compartment is for parcels that are closed, dry and within its size and weight. These have to stay outside:',
      {
        list: [
          'anything whose possession or dispatch is against the law, weapons and drugs among it;',
          'anything that burns, explodes, leaks, poisons or radiates, gas bottles and fuel among it;',
          'living beings, human remains, and food that spoils;',
          'cash, bearer papers and jewellery.',
        ],
      },
      'If there is good reason to believe that a compartment holds such an item, or that somebody is in danger, we may open it, with a second person present, and hand the item to the authorities.',
    ],
  },
  {
    id: 'unclaimed',
    title: 'Items that nobody collects',
    blocks: [
      'When the storage time is over we tell the receiver and the sender, at the addresses that we have, and we may move the item to a place of safe keeping. Its storage may cost a fee, which is payable before it is handed over.',
      `Items that are still unclaimed after ${UNCLAIMED_DAYS} days may be disposed of. We may sell them to cover what is owed for their storage, give them away or have them destroyed.`,
    ],
  },
  {
    id: 'termination',
    title: 'When an account ends',
    blocks: [
      'You can close your account at any time. We can suspend or end it if you break these terms, if payments fail repeatedly, or if the law requires it; unless there is danger, we warn you first.',
      `Items must be collected within ${TERMINATION_HOURS} hours after the account has been terminated. What is left after that is treated as unclaimed.`,
    ],
  },
];
