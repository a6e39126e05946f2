import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendContact } from '../../tests/support/contact-leads';
import { LibraryClient } from '../../tests/support/library-client';
import type { Stack } from '../../tests/support/stack';
import { WireClient } from '../../tests/support/wire-client';

const pictures = join(import.meta.dirname, '../../web/src/assets/pictures');

/** Of our own model, with what they show. */
const files = [
  ['estate-800.webp', 'A locker bank at the gate of an estate'],
  ['night-800.webp', 'A locker bank at night'],
  ['collect-800.webp', 'A parcel is taken out of a locker'],
  ['screen-800.webp', 'The touch screen of a locker bank'],
  ['unit-front-800.webp', 'A locker bank from the front'],
] as const;

const messages = [
  { name: 'Ada Example', subject: 'support', message: 'The door of my locker does not open. The code was sent twice.' },
  {
    name: 'Bola Example',
    subject: 'general',
    message: 'We sell shoes and send forty parcels a day. What do you offer?',
  },
  { name: 'Chidi Example', subject: 'partnership', message: 'Our estate has room for a locker bank beside the gate.' },
];

/** Puts in what the first content lacks: files, messages and an invitation. Names are made up and say so. */
export async function putExamples(stack: Stack): Promise<WireClient> {
  const wire = new WireClient(stack.origin);
  await wire.signIn(stack.admin);
  const library = new LibraryClient(wire);
  for (const [fileName, alt] of files) {
    await library.uploaded(await readFile(join(pictures, fileName)), { fileName, type: 'image/webp', alt });
  }
  for (const { name, ...rest } of messages) {
    await sendContact(stack.origin, { name, email: `${name.split(' ')[0]?.toLowerCase()}@example.com`, ...rest });
  }
  return wire;
}
