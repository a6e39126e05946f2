/** What the browser's store or its locks did not do is tried again after this, in ms. */
export const AGAIN_MS = 5_000;
/** After the first look for what tabs left that are gone, others follow while some seem to live; the pauses before them, in ms. */
export const LATER_LOOKS_MS = [1_000, 2_000, 4_000];
