/** A piece of a document as Word puts it into the clipboard. */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Users/x/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-parent:""; margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
<p class=MsoTitle><span lang=EN-GB>New stations<o:p></o:p></span></p>
<h1><a name="_Toc1"><span lang=EN-GB style='font-size:16.0pt;color:#2F5496'>What is new</span></a><o:p></o:p></h1>
<p class=MsoNormal style='margin-bottom:8.0pt;mso-pagination:none'><span lang=EN-GB style='font-family:"Arial"'>Ten stations
open in <b style='mso-bidi-font-weight:normal'>Lagos</b>&nbsp;and <i>Abuja</i>, see <a href="https://example.com/stations"><span
style='color:#0563C1;text-decoration:underline'>the list</span></a>.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-GB><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]><span
lang=EN-GB>Open all day<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New";mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span
lang=EN-GB>Sundays too<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;
</span></span><![endif]>Lit at night</p>
<h2><span lang=EN-GB>How<o:p></o:p></span></h2>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;
</span></span><![endif]>Choose</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;
</span></span><![endif]>Collect</p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'>
<td width=300 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal>Small<o:p></o:p></p></td>
<td width=300 style='mso-border-alt:solid windowtext .5pt'><p class=MsoNormal>₦500<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><img width=301 height=200 src="file:///C:/Users/x/clip_image001.png" v:shapes="Picture_x0020_1"></p>
<p class=MsoQuote>A door for every parcel.</p>
<!--EndFragment--></body></html>`;

/** What is left of it. */
export const fromWordClean =
  '<h2>New stations</h2>\n<h2>What is new</h2>\n' +
  '<p>Ten stations open in <strong>Lagos</strong> and <em>Abuja</em>, see <a href="https://example.com/stations">the list</a>.</p>\n' +
  '<ul>\n<li>Open all day<ul>\n<li>Sundays too</li>\n</ul></li>\n<li>Lit at night</li>\n</ul>\n<h3>How</h3>\n' +
  '<ol>\n<li>Choose</li>\n<li>Collect</li>\n</ol>\n' +
  '<table>\n<tbody>\n<tr><td>Small</td><td>₦500</td></tr>\n</tbody>\n</table>\n<blockquote>A door for every parcel.</blockquote>';
