import { contentCalls } from './peers/content-calls';
import { wrk } from './generator/wrk';
import { paths } from './world';

/** How each figure is taken, for whoever reads the table. */
export const explanation = () => `How to read it
- ratio: ours / peer, the median of the rounds' ratios. Other figures are medians of the rounds, where nothing else is said; only ratios count.
- The generator takes a core of its own. It is wrk where there is one (it outruns every server here) and each contender has one
  path, else autocannon (one process; it is the limit where a server is not busy all the time: then the processor time of a
  request says more than requests a second). Here: ${wrk() === null ? 'autocannon, there is no wrk' : 'wrk'}.
- bare Node sends the same bytes too: about the limit of one process on this machine. It has no goal.
- Everything is asked with the twelve headers that a browser on a phone sends. Bare Fastify and nginx send the same compressed
  (br) bytes and headers as ours. nginx: one process, the stored bytes as a
  static file. Each is a process of its own.
- plain Strapi: the same content types and seeded content, Strapi's own REST API with a read-only token, no code of ours, no
  request log. "${contentCalls().length} calls": what content.php answers takes one call a content type, each with deep populate, one after the
  other; requests/s are whole objects and p99 is the time of one. "1 call": the home page's content type alone. Strapi
  does not compress its answers.
- S3b: ${paths.home} in processes of the proxy that have just started, with no copy on the disk: one that has them renders the
  home page before anybody asks. The uncached peer of the goal (WordPress) is not here.
- S4, S5: Lighthouse with its own settings for a phone, three runs a page, five of the home page, the median of each figure; the lowest
  page counts. Pages that ask not to be listed are left out of seo.
- S6: what the browser's debugger counts of the page, headers too, on a phone's screen; nobody touches the page for 15 s, then somebody
  does. With --quick the home page alone. KB are 1,024 bytes.
- X4: every byte that came to the same browser, heads too, whether the page or the service worker asked: it is counted on the line between
  browser and site. A visit is loaded, touched and read to its end, a second one in a browser that ended its worker in between, within six hours of the
  first: later than that the worker asks for /lockers and /faq again. The edit is of the footer, which all pages show.
- S7: from sending the edit until a visitor who asks all the time gets the new page. Meanwhile the slowest of all answers to visitors
  counts: of the page itself, and on a site with 2,000 releases more of content.php and of releases, each of which nobody has read.
- S8: in turn, with a pause after each and a plain Strapi that has done nothing else; medians of the rounds.
- S11: the longest time for which the page was blocked while a person types and it saves itself, the worst of the rounds. A
  busy machine makes it longer: judge it by a run with a low load, beside the bare field.
- S11 large: the same product with 10,000 posts, 20,000 files, 200,000 subscribers, 1,000 stations and 1,000 history entries more,
  written straight into its database, beside a small one with a hundredth of that and 60 history entries; they are asked in turns, 20
  times after 11 that do not count. A search that finds all asks for one word, whose count is kept; one that finds one, or none, for
  another word each time, and reads every text of its list. Where two answers are not the same page of a list (one is more than 3
  times as long) there is no ratio.
- S12: from the start of a process, asked every 5 ms. The later npm start is with everything built and a database that is there,
  until /readyz answers 200 (visitors are served), and until it says that all is ready, the CMS too; the peer is the plain
  Strapi's process with a copy of the same database, until /_health answers.
  The proxy has the snapshots of another one; hanging: the CMS's port takes connections and never answers.
- S9 (npm run bench -- growth): 100 posts, 7 stations, 200 files, 2,000 subscribers and 60 history entries besides the seeded content,
  then 10 and 100 times as many, each in a product of its own; the ratio is 100 × beside 1 × of the same run. A request is of a page
  in memory; a render is of the same list in a further process of the proxy, after 20 that do not count, each after an edit.
- S10 over an hour (npm run bench -- hour): a save and two seconds of visits every ten seconds; PSS after each, the first five
  minutes not counted; the rise is that of the straight line through all of them.
- A20: a store of its own that takes batches of 1,000 in its thread as the CMS's does, 399 days in all; then each range with and
  without filters, the middle of three answers each. No ratios: there is no peer.
- memory: PSS, looked at once a second. No ratios: the parts do different work. The plain Strapi answers S2's load itself,
  our CMS is only asked by the proxy.`;
