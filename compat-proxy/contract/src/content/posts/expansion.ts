import { LOCATION_SPACE_TEXT } from '../../constants/franchise';
import { postOf } from './post-of';

/** Example post of the category Expansion; the draft among them. */
export const expansionPost = postOf({
  id: 6,
  title: 'Port Harcourt, Kano, Ibadan: help us choose the first street',
  excerpt: 'A draft to be finished when there is a date. Three cities are planned, and their people know them best.',
  content: `
<p>We know three things about our next cities: their names. Port Harcourt, Kano and Ibadan are in our plans, and what we
lack is what only their residents can tell us.</p>
<h2>What makes a good place</h2>
<ul>
<li>People pass it on foot, by day and after dark.</li>
<li>A rider can stop there without blocking the road.</li>
<li>There is room for a station, ${LOCATION_SPACE_TEXT}.</li>
</ul>
<h2>How to put your street forward</h2>
<p>If the place is yours, apply as a location partner and choose your city under Future Expansion. If you would rather put
money into a unit, the same form takes applications from locker investors.</p>
<blockquote>Editor: add the opening date here before this is published.</blockquote>
`,
  category: 'Expansion',
  publishDate: '2026-11-17',
  tags: ['port harcourt', 'kano', 'ibadan'],
  status: 'draft',
  readTime: '1 min read',
});
