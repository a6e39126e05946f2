import { useState } from 'react';
import { RichTextField } from '../../src/admin/rich-text/RichTextField';
import { Button } from '../../src/shared/ui/Button';
import { Sample } from './Sample';
import styles from './LongText.module.css';

const written = `<p>Ten more stations open this quarter, most of them at <a href="/lockers">filling stations</a>. Each holds <strong>50 compartments</strong>.</p>
<h2>What changes</h2>
<ul>
<li>Shorter ways in Lekki</li>
<li>Longer hours in Garki<ul>
<li>Also on Sundays</li>
</ul></li>
</ul>
<blockquote>A parcel should wait for its owner.</blockquote>
<table>
<thead>
<tr><th scope="col">Size</th><th scope="col">Price</th></tr>
</thead>
<tbody>
<tr><td>Small</td><td>₦500</td></tr>
</tbody>
</table>
<figure data-video="https://www.youtube.com/watch?v=abcdefghijk"><a href="https://www.youtube.com/watch?v=abcdefghijk">A tour of a station</a></figure>
<h3>And then</h3>
<pre><code>POST /api/newsletter.php</code></pre>
<hr>
<p>The end.</p>`;

/** Texts that are written in the back-office: with all in it, empty and refused. */
export function LongText() {
  const [text, setText] = useState(written);
  const [edits, setEdits] = useState(0);
  const [empty, setEmpty] = useState('');
  return (
    <Sample title="Rich text" look="stack">
      <div className={styles['texts']}>
        <RichTextField
          label="Content"
          name="content"
          value={text}
          schema={{ maxLength: 200_000 }}
          uploadName="sample"
          required
          onChange={(html) => {
            setText(html);
            setEdits(edits + 1);
          }}
        />
        <div>
          <Button look="secondary" onClick={() => setText(text.replace('Ten more', 'Eleven more'))}>
            Somebody else edits
          </Button>
          <Button look="quiet" onClick={() => setText(written)}>
            Restore
          </Button>
        </div>
        <output data-edits={edits}>
          {edits} edits, {text === written ? 'as it was' : 'changed'}
        </output>
        <RichTextField
          label="Empty, refused"
          name="refused"
          value={empty}
          onChange={setEmpty}
          schema={{ maxLength: 200 }}
          error="Content is required"
          hint="What the post says"
          uploadName="sample"
        />
      </div>
    </Sample>
  );
}
