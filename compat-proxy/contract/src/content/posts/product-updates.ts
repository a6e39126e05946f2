import { postOf } from './post-of';

/** Example post of the category Product Updates. */
export const productUpdatesPost = postOf({
  id: 2,
  title: 'QR code, card or PIN: which one should you use?',
  excerpt: 'All three open the same door. Here is when each of them is the best choice.',
  content: `
<p>People ask us which way of opening a compartment is the right one. The honest reply is: the one you have with you.
Still, each has its moment.</p>
<h2>The QR code</h2>
<p>It lives in the app. Turn up the brightness of your phone, hold it to the screen of the station, and you have typed
nothing at all. It suits people with full hands and little patience.</p>
<h2>The card</h2>
<p>A card does not run out of battery and does not mind where you left your phone. Keep it behind your transport card and
forget about it until you need it.</p>
<h2>The one-time PIN</h2>
<p>A PIN is a few digits, so it travels well. You can read it to your brother over the phone when he is nearer to the
station than you are. Once it has been used it is spent, and nobody can come back with it tomorrow.</p>
<h2>Three habits that save trouble</h2>
<ul>
<li>Check the name of the station before you leave home.</li>
<li>Share a PIN with one person, not with a group chat.</li>
<li>Look into the compartment once more before you close it. Small parcels like corners.</li>
</ul>
<blockquote>Whoever holds the code, the card or the PIN holds the door. Treat all three like a key.</blockquote>
`,
  category: 'Product Updates',
  publishDate: '2026-10-20',
  tags: ['access', 'qr code', 'pin'],
  featured: true,
  readTime: '2 min read',
});
