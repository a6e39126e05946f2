/** What the back-office keeps in an admin's browser beside unsent edits; by itself, since no visitor needs these names (S6). */
export const adminStorage = {
  /** localStorage: colours and shortcuts. */
  preferences: 'back-office',
  /** localStorage: something new that is being typed, by person and list, until it is made. */
  draft: 'back-office-draft:',
  /** localStorage: under which request the words of an entry that is gone become a new one, by person and entry. */
  remakeKey: 'back-office-remake:',
  /** sessionStorage: which unsent new post is this tab's, by person. */
  newPost: 'back-office-new-post:',
  /** localStorage: posts that saved themselves and that nobody has saved by hand yet, by person. */
  madePosts: 'back-office-made-posts:',
  /** localStorage: what is typed about a file of the media library and not saved yet, by person and file. */
  fileWords: 'back-office-file:',
  /** localStorage: whether the preview is open, and at which width. */
  preview: 'back-office:preview',
  /** localStorage: what the Analytics Dashboard shows and how, by person. */
  analytics: 'back-office-analytics:',
} as const;
