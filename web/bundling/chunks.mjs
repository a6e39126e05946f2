// Which modules come in one file, for a browser that pays for each file with a round trip.
const SHARED_STYLES = /src\/(shared|sections|site\/layout|app)\/.*\.css$/;
/** What the home page and the frame of every page are made of. */
const SEEN_FIRST = /src\/(site\/home\/HomePage|app\/entry-client)\.tsx$/;

/**
 * Whether a module is in what the home page loads at once. Only such a sheet can change what another one of them says, since it dresses a
 * part that its own part shows: the other sheets may come in a file after theirs.
 */
function isSeenFirst(id, graph, seen = new Set()) {
  if (SEEN_FIRST.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isSeenFirst(importer, graph, seen));
}

/** With what loads a part and its styles on demand, of Vite's. */
const framework = {
  name: 'framework',
  priority: 5,
  test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|swr)\/|vite\/preload-helper/,
};
const seenFirst = (name) => (id, graph) => (isSeenFirst(id, graph) ? name : null);
const SHARED_PARTS = /src\/shared\/(ui|lib|site-data)\/(?!toast|Toaster)|contract\/(src|dist)\/constants/;
/**
 * What the site's pages share goes into few files, since each file is a round trip on a slow phone: the framework, the styles
 * (thereby in one order on every page; what the home page has no use for apart) and the small parts that many pages use. What is
 * loaded on demand stays apart.
 */
export const siteGroups = [
  framework,
  { debugName: 'styles', name: seenFirst('styles'), test: SHARED_STYLES, priority: 4 },
  { name: 'further-styles', test: SHARED_STYLES, priority: 3 },
  { debugName: 'kit', name: seenFirst('kit'), test: SHARED_PARTS, minShareCount: 2, priority: 2 },
  { name: 'further-kit', test: SHARED_PARTS, minShareCount: 2, priority: 1 },
];

/** What screens of the back-office share goes into one file and one style sheet: opening a screen asks for its own two (S11). */
export const adminGroups = [framework, { name: 'office', test: /\/(web|contract)\/src\//, minShareCount: 2 }];
