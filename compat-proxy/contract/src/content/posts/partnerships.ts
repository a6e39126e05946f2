import { LOCATION_SPACE_TEXT, REPLY_HOURS } from '../../constants/franchise';
import { postOf } from './post-of';

/** Example post of the category Partnerships. */
export const partnershipsPost = postOf({
  id: 3,
  title: 'What a corner of your car park can do',
  excerpt: 'A location partner brings a small piece of ground and no money. A look at what happens on it.',
  content: `
<p>Somewhere on most properties there is a corner that nobody has found a use for. Too small for a shop, too far from the
entrance for a kiosk, just right for a generator that was never bought.</p>
<p>A locker station needs ${LOCATION_SPACE_TEXT}. That is less than a parking bay.</p>
<h2>What you bring, what we bring</h2>
<ul>
<li>You bring the ground, and a way for people to reach it on foot.</li>
<li>We bring the locker.</li>
<li>You invest nothing upfront, and the revenue is shared between us.</li>
</ul>
<h2>Why people come</h2>
<p>A parcel is an errand with a reward at the end. Those who come for one are in a good mood, they have a few minutes, and
they are standing in front of your doors. A pharmacy, a bakery or a filling station can make something of that.</p>
<p>Residents notice it too. In an estate, the gate house stops being a warehouse.</p>
<blockquote>Every reader of this page can think of one such corner. We would like to hear about it.</blockquote>
<p>The Franchise page has a short form. Choose “location partner”, say where you are, and we will be in touch within ${REPLY_HOURS}
hours.</p>
`,
  category: 'Partnerships',
  publishDate: '2026-10-06',
  tags: ['location partner', 'property'],
  readTime: '2 min read',
});
