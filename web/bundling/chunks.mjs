// Which modules come in one file, for a browser that pays for each file with a round trip.
const SHARED_STYLES = /src\/(shared|sections|site\/layout|app)\/.*\.css$/;
/** What the home page and the frame of every page are made of. */
const SEEN_FIRST = /src\/(site\/home\/HomePage|app\/entry-client)\.tsx$/;

/** Whether a module comes with one of these parts: it is one of them, or one of them imports it, be it by others. */
function comesWith(parts, id, graph, seen = new Set()) {
  if (parts.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => comesWith(parts, importer, graph, seen));
}

/** With what loads a part and its styles on demand, of Vite's. */
const framework = {
  name: 'framework',
  priority: 5,
  test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|swr)\/|vite\/preload-helper/,
};
/**
 * A name for what the home page loads at once. Only such a sheet can change what another one of them says, since it dresses a part
 * that its own part shows: the other sheets may come in a file after theirs.
 */
const seenFirst = (name) => (id, graph) => (comesWith(SEEN_FIRST, id, graph) ? name : null);
const SHARED_PARTS =
  /src\/shared\/((ui|lib|site-data)\/(?!toast|Toaster)|offline\/places)|contract\/(src|dist)\/constants/;
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

/** What the back-office begins with: its frame and the screen after a sign-in. */
const FRAME = /src\/(app\/entry-admin|admin\/dashboard\/DashboardScreen)\.tsx$/;
/** The simplest list stands for what every list needs: small enough to come with the frame. */
const LIST = /src\/admin\/posts\/PostsScreen\.tsx$/;
const OF_POSTS_ALONE = /src\/admin\/posts\//;
/** Screens without a form: what these and those that edit both need, nearly every next screen needs. */
const LISTS = /src\/admin\/(media|leads|posts|newsletter|analytics-dashboard|people)\/\w+Screen\.tsx$/;
/** Screens that edit: what they share besides is above all what sorts items. */
const FORMS = /src\/admin\/(content|seo|team|faq|testimonials|locations|events|settings)\/\w+Screen\.tsx$/;
/** A report's files share parts that its screen has already, and nobody else needs. */
const OURS = /\/(web|contract)\/src\/(?!analytics-files)/;
/** What two screens and two tabs share, and no other form has a use for. */
const QUESTIONS_AND_VOICES = /src\/admin\/content-editing\/(faq|testimonials)\//;
const isOffice = (id, graph) =>
  comesWith(FRAME, id, graph) ||
  (!OF_POSTS_ALONE.test(id) && comesWith(LIST, id, graph)) ||
  (comesWith(LISTS, id, graph) && comesWith(FORMS, id, graph));
const isOfForms = (id, graph) => !QUESTIONS_AND_VOICES.test(id) && comesWith(FORMS, id, graph);
/**
 * The back-office in few files, each with its style sheet: what its first screen and most others need, what forms share besides,
 * and the small parts of the library. Opening a screen asks for its own two files, and for a shared one where it is the first of
 * its kind (S11).
 */
export const adminGroups = [
  framework,
  { debugName: 'office', name: (id, graph) => (isOffice(id, graph) ? 'office' : null), test: OURS, priority: 4 },
  {
    debugName: 'forms',
    name: (id, graph) => (isOfForms(id, graph) ? 'forms' : null),
    test: OURS,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'questions-and-voices', test: QUESTIONS_AND_VOICES, minShareCount: 2, priority: 2 },
  { name: 'library', test: /src\/admin\/library\//, minShareCount: 2, priority: 1 },
];
