import { Prose } from '../../src/shared/ui/Prose';
import { Sample } from './Sample';

const html = `<p>Ten more stations open this quarter, most of them at <a href="/_ui">filling stations</a>. Each holds 50 compartments,
<strong>four sizes</strong> in all, and runs <em>day and night</em>.</p>
<h3>What changes</h3>
<ul><li>Shorter ways in Lekki and Ikeja</li><li>Longer hours in Garki<ul><li>Also on Sundays</li></ul></li></ul>
<ol><li>Contact us</li><li>Choose a station</li><li>Get your PIN</li></ol>
<blockquote><p>A parcel should wait for its owner, not the other way round.</p></blockquote>
<table><caption>Prices per use</caption><thead><tr><th scope="col">Size</th><th scope="col">Inside</th><th scope="col">Weight</th><th scope="col">Price</th></tr></thead>
<tbody><tr><th scope="row">Small</th><td>30 × 40 × 50 cm</td><td>up to 5 kg</td><td>₦500</td></tr><tr><th scope="row">Medium</th><td>40 × 50 × 60 cm</td><td>up to 10 kg</td><td>₦800</td></tr></tbody></table>
<pre><code>POST /api/newsletter.php { "name": "Ada Example", "email": "ada@example.com", "a": "line that is longer than a phone" }</code></pre>
<p>A word that does not end: ${'supercalifragilistic'.repeat(4)}, and <code>inline code</code>.</p>
<hr><p>The end.</p>`;

/** What is written by people. */
export function Long() {
  return (
    <Sample title="Prose" look="stack">
      <Prose html={html} />
    </Sample>
  );
}
