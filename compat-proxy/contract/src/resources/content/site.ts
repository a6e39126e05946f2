import { z } from 'zod';
import { link } from '../../lib/link';
import { requiredLine, text } from '../../lib/text';

/** These two go to places where nobody expects HTML: titles, mails, feeds, the installed app. */
const noMarkup = [(value: string) => !/<[a-z!/]/i.test(value), 'must not contain HTML'] as const;

/** Settings that the public pages show. `siteName` is the brand: nothing else names it. */
export const siteSchema = z.object({
  siteName: requiredLine('Site name', 60).refine(...noMarkup),
  siteDescription: text(300).refine(...noMarkup),
  /** Where the navigation's Login button leads: the customers' own application. */
  loginUrl: link(),
  /** Shown in the Watch Demo dialog; loaded on click only. Empty: the dialog says that there is none yet. */
  demoVideoUrl: link(),
});
export type Site = z.infer<typeof siteSchema>;
