import {
  errorCodes,
  HISTORY_DAYS,
  MAX_IDEMPOTENCY_KEY,
  MAX_IMAGE_BYTES,
  MAX_FORM_BYTES,
  MAX_JSON_BYTES,
  MAX_LINE,
  MAX_LINK,
  MAX_PARAGRAPH,
  REQUEST_SECONDS,
  SESSION_DAYS,
  SESSION_IDLE_DAYS,
  sessionCookies,
  signInLimits,
  SUBSCRIPTIONS_PER_HOUR,
} from '@apoti/contract';
import { table } from './body-text';
import { codesByStatus, meanings } from './errors';

const number = (value: number) => value.toLocaleString('en');

const START = `# The public wire

<!-- written by npm run wire-docs from compat-proxy/contract/src/calls; edit there, or in scripts/wire-docs -->

The calls that the public origin answers. They keep the paths and the shapes of the older PHP site, so that its clients go on
working. [openapi.json](openapi.json) says the same for programs (OpenAPI 3.1).

## Basics

- **JSON both ways.** A body is JSON in UTF-8 with \`Content-Type: application/json\`; only files are sent as a form, and lists of locations as CSV.
  Answers are JSON, except the few calls that say otherwise. Answers may gain members: ignore those that you do not know.
- **The session is a cookie.** Signing in sets it, HttpOnly and SameSite=Lax: \`${sessionCookies.https}\` on a site with an
  https address, \`${sessionCookies.http}\` without. Send it back with every call. It lasts ${SESSION_DAYS} days from the
  sign-in, and ends when nobody uses it for ${SESSION_IDLE_DAYS}.
- **Who may call.** Each call names its audience. Without a session, calls for admins answer 401.
- **From another site.** A write (POST, DELETE) whose \`Origin\` or \`Sec-Fetch-Site\` names another site is refused with 403,
  unless its origin is in \`ALLOWED_ORIGINS\`; such origins may call with credentials, and on an https site they get a cookie of
  their own, \`${sessionCookies.crossSite}\`. Programs that send neither header are served. A \`Host\` that is not the site's
  address gets a 421.
- **HEAD** is answered wherever GET is. Another method is a 405 with \`Allow\`; where other origins are allowed, OPTIONS is a 204.
- \`X-Request-Id\` names a request in the log. Visitors' answers from memory do not have it.`;

const ERRORS = `## Errors

Every refusal has a fitting status and the same body:

\`\`\`json
{
  "success": false,
  "error": "heroSlides › 1 › title: Title is required",
  "code": "invalid",
  "issues": [{ "path": ["heroSlides", 0, "title"], "message": "Title is required" }],
  "requestId": "0b0f0a3e-6f0c-4c58-9d0a-0f7d8f4b0a11"
}
\`\`\`

\`error\` is a sentence for people. \`code\` is for programs and does not change. \`issues\` comes with \`invalid\` and names at most 50
fields, \`retryAfter\` (seconds) with \`rate_limited\`. An old client sees what it always saw: \`success: false\` and \`error\`.

${table(
  ['status', 'code', 'meaning'],
  codesByStatus(errorCodes).flatMap(([status, codes]) =>
    codes.map((code) => [String(status), `\`${code}\``, meanings[code]]),
  ),
)}

Any call may also answer 404 or 405 (a wrong address or method) and 500 (a failure of ours).`;

const SAVING = `## Saving without losing anybody’s edit

Content, team and posts are saved by merging, so that people who edit at once, and clients that know nothing of each other,
lose nothing.

### Revisions

Every read says what it was read from: \`revision\`, such as \`3f9c1a7e.41\`. A visitor's view of it, in which hidden items are
missing, ends in \`-public\`. Treat it as a name without a meaning.

A save names the revision that it was read from: as \`revision\` in the body (of the team: on its members), or as
\`If-Match: "3f9c1a7e.41"\`. An old client that posts back the object it got does so without knowing. A save that names none is a
428, because nobody could tell what it would overwrite; only a new post needs none. While only the built-in defaults are known,
reads carry no revision, so they cannot be saved over anything.

### The merge

The server rebuilds what the client had read (base), and compares it with what was sent (mine) and with what is stored now
(theirs).

- What only one side changed is taken from that side. What is absent in the body counts as not changed.
- Items of a list are known by \`id\` or \`key\`, not by their place. The order of a list is one field, and so is a list of texts.
- An item that is absent from a list that was sent is deleted, unless the view that was read did not show it. A deleted item that
  the other side edited stays.
- A new item needs no id. If somebody else took its id meanwhile, it gets another one, told as \`aliases\`.
- What both sides changed differently is a conflict. Without further ado the sender's value wins, and the change log keeps the
  other one. With \`X-Conflicts: ask\` nothing is saved: 409 \`conflict\`.

The result is checked against all rules and saved entirely or not at all, and the answer names the new \`revision\`: the base of
the next save.

### Conflicts

A 409 has what is stored now (as \`content\`, \`members\` or \`blog\`), its \`revision\`, and \`conflicts\`:

\`\`\`json
{
  "success": false,
  "error": "Somebody else changed the same",
  "code": "conflict",
  "revision": "3f9c1a7e.42",
  "conflicts": [
    { "path": ["heroSlides", "#1", "title"], "base": "Before", "mine": "What I wrote", "theirs": "What they wrote" }
  ]
}
\`\`\`

A path has names of members, \`#1\` for the item with that id or key, and \`@order\` for the order of a list; a value that is absent
means that the item was not there. Let a person choose, and save again from the new revision.

409 \`base_unknown\` means that the revision cannot be rebuilt: it is older than ${HISTORY_DAYS} days or from another database. It has
the same members; read again and repeat the edit.

### Sending a save again

\`Idempotency-Key\` (1 to ${MAX_IDEMPOTENCY_KEY} characters, of the client's making) names a save. When an answer was lost, send the same save
with the same key: it is not saved twice, and the answer tells the present state; of something new, how it was made. A save that
asks for something else is a save of its own, whatever its key. What is made new is made once under a key, whatever is sent with it.

### Old clients

A client that ignores every answer and posts the same base again and again is merged too: what its browser sent before from the
same revision is remembered, also through a new sign-in, so its later saves do not undo what others did in between. It needs nothing but the \`revision\`
that it read.`;

const LIMITS = `## Limits

${table(
  ['what', 'limit', 'beyond it'],
  [
    ['A JSON body of a call for everybody', `${number(MAX_FORM_BYTES)} bytes unless said otherwise`, '413'],
    [
      'A JSON body of a call for admins',
      `${number(MAX_JSON_BYTES)} bytes`,
      '413, without a session too if `Content-Length` says so',
    ],
    ['A picture', `${number(MAX_IMAGE_BYTES)} bytes`, '413'],
    ['Sending a request', `${REQUEST_SECONDS} seconds`, 'the connection ends'],
    [
      `Wrong sign-ins in ${signInLimits.minutes} minutes`,
      `${signInLimits.perName} for a name, ${signInLimits.perDevice} for a browser that the account has signed in from, ${signInLimits.perAddress} for an address`,
      '429',
    ],
    ['Subscriptions in an hour', `${SUBSCRIPTIONS_PER_HOUR} from an address`, '429'],
    ['One line of text', `${number(MAX_LINE)} characters unless said otherwise`, '422'],
    ['Several lines of text', `${number(MAX_PARAGRAPH)} characters unless said otherwise`, '422'],
  ],
)}

An IPv6 client counts as its /64 network.

### Values

Lengths are counted in UTF-16 units. No text may hold NUL or half of a surrogate pair. An **address** is empty, within the site
(\`/…\`, \`#…\`), or begins with https:, http:, mailto: or tel:, without blanks, at most ${number(MAX_LINK)} characters. Days are calendar days in
Lagos.

### Copies

Answers for admins are never to be kept (\`Cache-Control: no-store\`). What visitors read has an \`ETag\` and \`no-cache\`: keep it,
and ask with \`If-None-Match\` whether it still holds (304).`;

/** What comes before the calls. `list` is the table of them. */
export function introduction(list: string): string {
  return [START, list, ERRORS, SAVING, LIMITS].join('\n\n');
}
