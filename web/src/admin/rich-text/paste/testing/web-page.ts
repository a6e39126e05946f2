/** A piece of a page as a browser puts it into the clipboard. */
export const fromWebPage = `<html><body><!--StartFragment--><h1 class="entry-title" style="color: rgb(17, 17, 17); font-family:
-apple-system, sans-serif;">Lockers on the rise</h1><div class="meta"><span style="color: rgb(102, 102, 102);">By the desk</span></div>
<div class="wp-block-group" data-id="7"><p style="margin: 0px 0px 1em; -webkit-text-stroke-width: 0px;">More than <strong
style="font-weight: 700;">half</strong> of all parcels<sup id="cite_ref-1"><a href="#cite_note-1">[1]</a></sup> could wait in a <a
href="https://example.com/locker?utm_source=x" target="_blank" rel="noopener" class="link">locker</a>.<script>track()</script></p>
<p>&nbsp;</p><p><br></p><h2 id="why" onclick="alert(1)">Why</h2><div style="color:red">No waiting<br>No queues<br></div>
<figure class="wp-block-image"><a href="https://example.com/full.jpg"><img loading="lazy" decoding="async" src="https://example.com/unit.jpg"
srcset="https://example.com/unit-2x.jpg 2x" alt="A unit at a mall" class="wp-image-7"></a><figcaption class="c">A unit at a mall.</figcaption></figure>
<img src="https://stats.example.com/pixel.gif" width="1" height="1"><a href="javascript:void(0)">Share</a><button>Like</button>
<h5>Sources</h5><ol start="2" class="refs"><li value="2">A study</li></ol><iframe src="https://www.youtube.com/embed/abcdefghijk"
width="560" height="315" title="A tour" allowfullscreen></iframe><iframe src="https://ads.example.com/"></iframe></div><!--EndFragment--></body></html>`;

/** What is left of it. */
export const fromWebPageClean =
  '<h2>Lockers on the rise</h2>\n<p>By the desk</p>\n' +
  '<p>More than <strong>half</strong> of all parcels<sup>[1]</sup> could wait in a <a href="https://example.com/locker?utm_source=x">locker</a>.</p>\n' +
  '<h3>Why</h3>\n<p>No waiting<br>No queues</p>\n' +
  '<figure><a href="https://example.com/full.jpg"><img src="https://example.com/unit.jpg" alt="A unit at a mall"></a><figcaption>A unit at a mall.</figcaption></figure>\n' +
  '<p>Share</p>\n<h4>Sources</h4>\n<ol start="2">\n<li>A study</li>\n</ol>\n' +
  '<figure data-video="https://www.youtube.com/watch?v=abcdefghijk"><a href="https://www.youtube.com/watch?v=abcdefghijk">A tour</a></figure>';
