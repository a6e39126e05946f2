import { adminAddresses } from '../../support/admin-screens';
import { sendContact } from '../../support/contact-leads';
import { writeSubscribers } from '../../support/factories/subscribers';
import { expect, test } from '../../support/fixtures/journey';
import { LibraryClient } from '../../support/library-client';
import { enlargeText, overflow } from '../../support/overflow';
import { BackOffice } from '../../support/pages/back-office';
import { png } from '../../support/pictures';
import { visit } from '../../support/visit';
import { WireClient } from '../../support/wire-client';

test.beforeAll(async ({ stack }) => {
  writeSubscribers(stack.dataDir, 3);
  await sendContact(stack.origin, { name: 'Ada Example' });
  const wire = new WireClient(stack.origin);
  await wire.signIn(stack.admin);
  await new LibraryClient(wire).uploaded(await png(), { fileName: 'door.png', type: 'image/png', alt: 'A door' });
});

for (const width of [390, 1280]) {
  test(`X1: no screen of the back-office scrolls sideways at ${width} px with text twice as large @full`, async ({
    page,
    stack,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await new BackOffice(page).open(stack.admin, '/admin');
    for (const address of adminAddresses) {
      await visit(page, address);
      await enlargeText(page);
      expect.soft([address, await overflow(page)]).toEqual([address, 0]);
    }
  });
}
