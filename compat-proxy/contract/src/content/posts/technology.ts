import { SCREEN_INCHES } from '../../constants/facts';
import { tariffs } from '../../constants/pricing';
import { postOf } from './post-of';

const { smallLocker, mediumLocker, largeLocker } = tariffs;

/** Example post of the category Technology. */
export const technologyPost = postOf({
  id: 5,
  title: 'A locker, explained from left to right',
  excerpt: 'Fifty compartments, four sizes and one screen: what you see when you stand in front of a unit, and why.',
  content: `
<p>From across the road a unit looks like a wall of doors. Come closer and it turns out to be a rather thoughtful wall.</p>
<h2>The doors</h2>
<p>There are fifty compartments, and the unit can be expanded. They come in four sizes, because a passport and a rice
cooker should not have to share one. For single parcels three of the sizes carry a price:</p>
<ul>
<li>Small, ${smallLocker.dimensions}, for up to ${smallLocker.maxKg} kg</li>
<li>Medium, ${mediumLocker.dimensions}, for up to ${mediumLocker.maxKg} kg</li>
<li>Large, ${largeLocker.dimensions}, for up to ${largeLocker.maxKg} kg</li>
</ul>
<h2>The screen</h2>
<p>In the middle sits a touch screen of ${SCREEN_INCHES} inches, about as large as the monitor on an office desk. It asks one thing:
how would you like to open your door? Scan, tap or type, and the rest happens behind the door.</p>
<h2>The skin</h2>
<p>A station stands outside for years, so the cabinet is weatherproof. It has to be, because nobody brings a locker in
when the clouds gather.</p>
<h2>The part you cannot see</h2>
<p>Behind the doors there is software: the app on your phone, the same app in a browser, the chatbot that takes questions
at two in the morning, and an API through which a business can connect its own orders.</p>
<blockquote>The best compliment we know is a customer who cannot remember the screen, only the parcel.</blockquote>
`,
  category: 'Technology',
  publishDate: '2026-08-25',
  tags: ['smartlocker', 'hardware', 'api'],
  readTime: '2 min read',
});
