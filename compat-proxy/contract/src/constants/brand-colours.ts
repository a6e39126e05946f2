/** Colours that leave the style sheets: for the browser's own frame and the home screen. The same as `--forest` and `--paper` there. */
export const brandColours = { theme: '#173f2e', paper: '#f6f1e6' } as const;
