/** A piece of a document as Google Docs puts it into the clipboard. */
export const fromGoogleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;"
id="docs-internal-guid-0f6c2f8e-7fff-1111-2222-333344445555"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span
style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;text-decoration:none;">Prices</span></h2><p dir="ltr"
style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-weight:400;font-style:normal;">A small door is </span><span
style="font-size:11pt;font-weight:700;font-style:normal;">₦500</span><span style="font-weight:400;">, a </span><span
style="font-weight:400;font-style:italic;text-decoration:underline;">large</span><span style="font-weight:400;"> one </span><span
style="font-weight:400;text-decoration:line-through;">₦1,500</span><span style="font-weight:400;"> more. </span><a
href="https://www.google.com/url?q=https://example.com/prices&sa=D&source=editors" style="text-decoration:none;"><span
style="color:#1155cc;text-decoration:underline;">All prices</span></a></p><br /><ul
style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span
style="font-weight:400;">Pay by card</span></p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr"
role="presentation"><span style="font-weight:400;">Any bank</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>Pay
by transfer</span></p></li></ul><br /><p dir="ltr"><span style="font-weight:400;">H</span><span
style="font-size:0.6em;vertical-align:sub;">2</span><span>O</span></p><p dir="ltr"><span style="border:none;display:inline-block;"><img
src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="602" height="401" style="margin-left:0px;" /></span></p><p
dir="ltr"><img src="data:image/png;base64,iVBORw0KGgo=" width="20" height="20"></p></b><br class="Apple-interchange-newline">`;

/** What is left of it. */
export const fromGoogleDocsClean =
  '<h2>Prices</h2>\n<p>A small door is <strong>₦500</strong>, a <em><u>large</u></em> one <s>₦1,500</s> more. ' +
  '<a href="https://example.com/prices">All prices</a></p>\n' +
  '<ul>\n<li>Pay by card<ul>\n<li>Any bank</li>\n</ul></li>\n<li>Pay by transfer</li>\n</ul>\n<p>H<sub>2</sub>O</p>\n' +
  '<img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" alt="" width="602" height="401">';
