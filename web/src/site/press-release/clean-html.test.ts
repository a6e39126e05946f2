// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html';

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

const attributes = ['href', 'title', 'rel', 'src', 'alt', 'width', 'height', 'loading', 'decoding'];
const elements = new Set(['A', 'P', 'B', 'H2', 'H3', 'IMG', 'TABLE', 'TBODY']);

describe('an editor’s HTML', () => {
  it.each(payloads)('P14: nothing of %j can run, restyle the page or load a foreign frame', (payload) => {
    const box = document.createElement('div');
    box.innerHTML = cleanHtml(`<p>before</p>${payload}`);
    expect(box.textContent).toContain('before');
    for (const element of box.querySelectorAll('*')) {
      expect(elements).toContain(element.tagName);
      for (const { name } of element.attributes) expect(attributes).toContain(name);
      for (const name of ['href', 'src']) {
        expect(element.getAttribute(name) ?? '/').toMatch(/^(https:\/\/x\.example|\/(?!\/)|x$|`x`)/);
      }
    }
  });

  it('P14: what an editor writes stays', () => {
    const html =
      '<p>One <strong>two</strong> <em>three</em></p><ul><li>a</li></ul><blockquote>q</blockquote><table><tbody><tr><td colspan="2">c</td></tr></tbody></table>';
    expect(cleanHtml(html)).toBe(html);
    expect(cleanHtml('Tom & Jerry <3')).toBe('Tom &amp; Jerry &lt;3');
  });

  it('P14: links cannot reach back, pictures load when they are near', () => {
    expect(cleanHtml('<a href="https://x.example" rel="opener" target="_blank">x</a>')).toBe(
      '<a href="https://x.example" rel="noopener">x</a>',
    );
    expect(cleanHtml('<img src="/uploads/a.jpg" width="100%" height="3">')).toBe(
      '<img alt="" loading="lazy" decoding="async" src="/uploads/a.jpg" />',
    );
    expect(cleanHtml('<img src="https://x.example/a.jpg" alt="A" width="4" height="3">')).toContain('width="4"');
  });

  it('P14: the two players stay; YouTube’s is the one that sets no cookie', () => {
    expect(cleanHtml('<iframe src="https://player.vimeo.com/video/123?dnt=1"></iframe>')).toContain(
      'src="https://player.vimeo.com/video/123?dnt=1"',
    );
    expect(cleanHtml('<iframe src="https://www.youtube.com/embed/abc_-1"></iframe>')).toBe(
      '<iframe title="Video" loading="lazy" allowfullscreen src="https://www.youtube-nocookie.com/embed/abc_-1"></iframe>',
    );
  });

  it('P14: headings begin at the second level and keep their order', () => {
    expect(cleanHtml('<h1>a</h1><h2>b</h2>')).toBe('<h2>a</h2><h3>b</h3>');
    expect(cleanHtml('<h3>a</h3><h5>b</h5>')).toBe('<h2>a</h2><h4>b</h4>');
    expect(cleanHtml('<h2>a</h2><h6>b</h6>')).toBe('<h2>a</h2><h4>b</h4>');
  });
});
