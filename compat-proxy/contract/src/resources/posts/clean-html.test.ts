// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPosts } from '../../content/default-posts';
import { cleanHtml, cleanHtmlForPage } from './clean-html';

/** Ways to run script, restyle the page or load foreign documents, as editors' HTML could carry them. */
const payloads = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\n>alert(1)</script\n>',
  '<script/x>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<img/src="x"/onerror=alert(1)>',
  '<img src=`x`onerror=alert(1)>',
  '<img """><script>alert(1)</script>">',
  '<img src="x" srcset="javascript:alert(1) 1x">',
  '<img src="//evil.example/x.png">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;script:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https://x.example" onclick="alert(1)" style="position:fixed" target="_blank">x</a>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe src="https://evil.example/embed/abc"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="http://www.youtube-nocookie.com/embed/abc"></iframe>',
  '<iframe src="https://www.youtube-nocookie.com.evil.example/embed/abc"></iframe>',
  '<iframe src="https://www.youtube-nocookie.com@evil.example/embed/abc"></iframe>',
  '<iframe src="https://player.vimeo.com/other/abc"></iframe>',
  '<iframe src="https://www.youtube-nocookie.com/embed/../redirect?u=x"></iframe>',
  '<iframe src="/admin"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code="x"></applet>',
  '<form action="https://evil.example"><input name=p><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<style>body{display:none}</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<body onload=alert(1)>',
  '<p style="background:url(javascript:alert(1))" class="admin" id="root">x</p>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<p><b onmouseover="alert(1)" autofocus tabindex=1>x</b></p>',
  '<h2 onclick=alert(1)>x</h2><h1 id="data">y</h1>',
];

/** What editors write, in pieces that may be put together wrongly. */
const pieces = [
  '<p>',
  '</p>',
  '<ul><li>',
  '</li></ul>',
  '<table><tbody><tr><td colspan="2">',
  '</td></tr></tbody></table>',
  '<figure data-video="https://vimeo.com/123"><a href="https://vimeo.com/123">',
  '</a></figure>',
  "<figure data-video='\"><img src=x onerror=alert(1)>'>",
  '<img src="/uploads/a.jpg" alt="1 < 2 /> \'3\'">',
  '<br/>',
  '<hr>',
  '<pre><code>',
  '</code></pre>',
  '<blockquote>',
  '&nbsp;&amp;&lt;',
  '<h5>a',
  '<iframe src="//www.youtube.com/embed/abcdefghijk">',
];

const attributes = ['href', 'title', 'rel', 'src', 'alt', 'width', 'height', 'loading', 'decoding'];
const elements = new Set(['A', 'P', 'STRONG', 'H2', 'H3', 'IMG', 'TABLE', 'TBODY']);

describe('an editor’s HTML', () => {
  const ways = { stored: cleanHtml, shown: cleanHtmlForPage };
  const cases = Object.entries(ways).flatMap(([way, clean]) =>
    payloads.map((payload) => [payload, way, clean] as const),
  );

  it.each(cases)(
    'C10, P14: nothing of %j can run, restyle the page or load a foreign frame once it is %s',
    (...parts) => {
      const [payload, , clean] = parts;
      const box = document.createElement('div');
      box.innerHTML = clean(`<p>before</p>${payload}`);
      expect(box.textContent).toContain('before');
      for (const element of box.querySelectorAll('*')) {
        expect(elements).toContain(element.tagName);
        for (const { name } of element.attributes) expect(attributes).toContain(name);
        for (const name of ['href', 'src']) {
          expect(element.getAttribute(name) ?? '/').toMatch(/^(https:\/\/x\.example|\/(?!\/)|x$|`x`)/);
        }
      }
    },
  );

  it('P14: what an editor writes stays', () => {
    const html =
      '<p>One <strong>two</strong> <em>three</em></p><ul><li>a</li></ul><blockquote>q</blockquote><table><tbody><tr><td colspan="2">c</td></tr></tbody></table>';
    expect(cleanHtmlForPage(html)).toBe(html);
    expect(cleanHtmlForPage('Tom & Jerry <3')).toBe('Tom &amp; Jerry &lt;3');
  });

  it('P14: links cannot reach back, pictures load when they are near', () => {
    expect(cleanHtmlForPage('<a href="https://x.example" rel="opener" target="_blank">x</a>')).toBe(
      '<a href="https://x.example" rel="noopener">x</a>',
    );
    expect(cleanHtmlForPage('<img src="/uploads/a.jpg" width="100%" height="3">')).toBe(
      '<img src="/uploads/a.jpg" alt="" loading="lazy" decoding="async" />',
    );
    expect(cleanHtmlForPage('<img src="https://x.example/a.jpg" alt="A" width="4" height="3">')).toContain('width="4"');
  });

  it('P14: the two players stay; YouTube’s is the one that sets no cookie', () => {
    expect(cleanHtmlForPage('<iframe src="https://player.vimeo.com/video/123?dnt=1"></iframe>')).toContain(
      'src="https://player.vimeo.com/video/123?dnt=1"',
    );
    expect(cleanHtmlForPage('<iframe src="https://www.youtube.com/embed/abc_-1"></iframe>')).toBe(
      '<iframe src="https://www.youtube-nocookie.com/embed/abc_-1" title="Video" allowfullscreen loading="lazy"></iframe>',
    );
  });

  it('P14: headings begin at the second level and keep their order', () => {
    expect(cleanHtmlForPage('<h1>a</h1><h2>b</h2>')).toBe('<h2>a</h2><h3>b</h3>');
    expect(cleanHtmlForPage('<h3>a</h3><h5>b</h5>')).toBe('<h2>a</h2><h4>b</h4>');
    expect(cleanHtmlForPage('<h2>a</h2><h6>b</h6>')).toBe('<h2>a</h2><h4>b</h4>');
  });

  it.each(payloads)('C10: cleaning what came of %j again changes nothing', (payload) => {
    const once = cleanHtml(`<h1>a</h1>${payload}<p>b &amp; c&nbsp;d</p>`);
    expect(cleanHtml(once)).toBe(once);
  });

  it('C10: what is stored keeps the levels of its headings; the page alone moves them', () => {
    expect(cleanHtml('<h3>a</h3><h4>b</h4>')).toBe('<h3>a</h3><h4>b</h4>');
    expect(cleanHtml('<h1>a</h1><h6>b</h6>')).toBe('<h2>a</h2><h4>b</h4>');
    expect(cleanHtml('<b>a</b><i>b</i><strike>c</strike>')).toBe('<strong>a</strong><em>b</em><s>c</s>');
  });

  it('C10: links lead to the site, to other sites, to mail and to telephones', () => {
    for (const href of ['/stations?city=Lagos', '#more', 'mailto:a@x.example', 'tel:+2348000000000']) {
      expect(cleanHtml(`<a href="${href}" rel="x">x</a>`)).toBe(`<a href="${href}">x</a>`);
    }
    expect(cleanHtml('<a href=" http://x.example/a b">x</a>')).toBe('<a href="http://x.example/a%20b">x</a>');
    expect(cleanHtml('<a href="ftp://x.example">x</a>')).toBe('<a>x</a>');
  });

  it('C10: pictures are the site’s own or come over https', () => {
    expect(cleanHtml('<img src="http://x.example/a.jpg"><img src="mailto:a@x.example"><img src="a.jpg">')).toBe('');
    expect(cleanHtml('<figure><img src="https://x.example/a.jpg"><figcaption>A</figcaption></figure>')).toBe(
      '<figure><img src="https://x.example/a.jpg" alt=""><figcaption>A</figcaption></figure>',
    );
  });

  it('C10: lines, pictures and blanks are written as browsers write them', () => {
    const html = '<p>a<br>b&nbsp;c</p><hr><img src="/a.jpg" alt="1 &lt; 2 /&gt;">';
    expect(cleanHtml(html)).toBe(html);
  });

  it('C10, P14: a video stays a figure with its link; an address of anybody else is none', () => {
    const video = (address: string) => `<figure data-video="${address}"><a href="https://youtu.be/x">A</a></figure>`;
    const tour = video('https://www.youtube.com/watch?v=abcdefghijk');
    expect(cleanHtml(tour)).toBe(tour);
    expect(cleanHtml(video('https://youtu.be/abcdefghijk'))).toBe(tour);
    expect(cleanHtml(video('https://player.vimeo.com/video/123'))).toBe(video('https://vimeo.com/123'));
    expect(cleanHtmlForPage(tour)).toContain('<figure data-video="https://www.youtube.com/watch?v=abcdefghijk"><a ');
    for (const address of ['https://evil.example/watch?v=abcdefghijk', 'javascript:alert(1)', '/a', '']) {
      expect(cleanHtml(video(address))).toBe('<figure><a href="https://youtu.be/x">A</a></figure>');
    }
    expect(cleanHtml('<p data-video="https://vimeo.com/123">a</p>')).toBe('<p>a</p>');
  });

  it('C10: cleaning again changes nothing where an element that is taken out hid that another one ends there', () => {
    expect(cleanHtml('<p><body><blockquote>a')).toBe('<p></p><blockquote>a</blockquote><p></p>');
  });

  it('C10, P14: whatever is put together of an editor’s words and of attacks, cleaning is done once, and nothing in it can run', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...payloads, ...pieces), fc.string()), { maxLength: 8 }),
        (parts) => {
          const once = cleanHtml(parts.join(''));
          expect(cleanHtml(once)).toBe(once);
          for (const clean of [once, cleanHtmlForPage(once)]) {
            const box = new DOMParser().parseFromString(clean, 'text/html');
            for (const element of box.body.querySelectorAll('*')) {
              expect(element.matches('script, style, svg, math, object, embed, form, link, meta, base')).toBe(false);
              for (const { name, value } of element.attributes) {
                expect(name).not.toMatch(/^(on|style$|class$|id$|srcdoc$)/);
                if (['href', 'src', 'data-video'].includes(name))
                  expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i);
              }
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('C10: the posts that the product begins with are clean as they are', () => {
    for (const { content } of defaultPosts) expect(cleanHtml(content)).toBe(content);
  });
});
