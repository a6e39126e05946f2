/** Where the browser stores nothing: what is unsent is in this page alone. */
export const NOT_KEPT = 'This browser cannot keep your words: leave this page open.';
