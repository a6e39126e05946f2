import { RESERVATION_HOURS } from '../../constants/reservation';
import { postOf } from './post-of';

/** Example post of the category Company News. */
export const companyNewsPost = postOf({
  id: 1,
  title: 'Ten places, two cities: our map so far',
  excerpt:
    'From Festac Town to Garki: where you can collect a parcel, and how to find the door that is nearest to you.',
  content: `
<p>If you live or work in Lagos, there is a fair chance that you already pass one of our lockers. Eight
neighbourhoods have one, on both sides of the lagoon. In Abuja there are two, in Wuse and in Garki.</p>
<h2>On the Island</h2>
<p>Victoria Island and Ikoyi serve the offices. Lekki and Ajah serve the people who leave those offices in the evening
and would like to be home before their parcels are anybody’s problem.</p>
<h2>On the Mainland</h2>
<p>Ikeja, Surulere, Yaba and Festac Town have one each. If you change buses at one of them, you can change buses and
collect.</p>
<h2>Before you set out</h2>
<ul>
<li>Look at the Locations page. It says which stations are active and how many compartments are free.</li>
<li>Reserve by phone. We ask for the station and the size, and you get a PIN.</li>
<li>Come when you like. The stations have no closing time.</li>
</ul>
<p>A reservation runs for ${RESERVATION_HOURS} hours. If your week turns out differently, call before they are over; for
a fee the compartment stays yours a while longer.</p>
<blockquote>Two cities are a beginning. Port Harcourt, Kano and Ibadan are on the list.</blockquote>
`,
  category: 'Company News',
  publishDate: '2026-11-03',
  tags: ['network', 'lagos', 'abuja'],
  featured: true,
  readTime: '2 min read',
});
