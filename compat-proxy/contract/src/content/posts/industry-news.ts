import { postOf } from './post-of';

/** Example post of the category Industry News. */
export const industryNewsPost = postOf({
  id: 4,
  title: 'The second attempt is the expensive one',
  excerpt: 'Why parcels fail at the gate, who pays for it, and what an address that never goes out changes.',
  content: `
<p>Ask a dispatch rider about his day and he will not talk about distance. He will talk about waiting: for a call to be
answered, for someone to come down, for a gate to open, for a person who was “just around the corner” an hour ago.</p>
<p>When none of that works, the parcel goes back into the bag. It will come out again tomorrow, and the whole story starts
from the beginning.</p>
<h2>Who pays</h2>
<ul>
<li><strong>The rider</strong> loses the time in which he could have made his next two drops.</li>
<li><strong>The shop</strong> answers the angry message, although it packed the order on time.</li>
<li><strong>The buyer</strong> stays home for a second day, or gives up and asks for the money.</li>
</ul>
<p>No invoice shows this cost in one line, which is why it survives.</p>
<h2>Moving the meeting point</h2>
<p>A delivery fails because two people must be in one place at one time. Take that condition away and most of the failures
go with it. The rider comes in the morning, the buyer at night, and they never need to meet.</p>
<blockquote>A locker cannot shorten the road. It can spare everyone the second trip.</blockquote>
<p>For shops, the change is small. An order goes to a station instead of a street, and the customer picks the hour. For
riders it is larger: one stop, many doors, and a phone that stays quiet.</p>
`,
  category: 'Industry News',
  publishDate: '2026-09-15',
  tags: ['last mile', 'couriers', 'e-commerce'],
  readTime: '3 min read',
});
