import fc from 'fast-check';

/** Words that are told apart wherever they come to stand. */
const word = fc.integer({ min: 0, max: 9_999 }).map((number) => ` w${number} `);
const elements =
  'p h1 h2 h3 div section blockquote ul ol li dl dt dd pre code cite table caption thead tbody tfoot tr th td figure figcaption a strong em u sup mark span ins del small'.split(
    ' ',
  );
const attributes = [
  'href="/x"',
  'href=" https://example.com/a b "',
  'href="javascript:x"',
  'title=""',
  'title="3 > 2 < 4, house style = plain"',
  'class="language-js"',
  'type="a"',
  'start="3"',
  'colspan="99"',
  'rowspan="x"',
  'scope="row"',
  'width="4"',
  'height="100%"',
  'data-video="https://vimeo.com/123"',
  'style="list-style-type: lower-roman"',
];
const said = fc.array(fc.constantFrom(...attributes), { maxLength: 2 }).map((all) => ['', ...all].join(' '));
const leaf = fc.oneof(
  word,
  word,
  fc.string({ maxLength: 4 }).map((text) => text.replaceAll('<', '&lt;')),
  fc.constantFrom('<br>', '<hr>', '<iframe src="https://player.vimeo.com/video/123" title="A tour"></iframe>'),
  said.map((all) => `<img src="/uploads/a b.jpg" alt="007"${all}>`),
);

/** HTML that anybody may have written, well or not. */
export const anyHtml = fc
  .array(
    fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 5 },
        leaf,
        fc
          .tuple(fc.constantFrom(...elements), said, fc.array(tie('node'), { maxLength: 4 }))
          .map(([tag, all, parts]) => `<${tag}${all}>${parts.join('')}</${tag}>`),
      ),
    })).node,
    { maxLength: 4 },
  )
  .map((nodes) => nodes.join(''));
