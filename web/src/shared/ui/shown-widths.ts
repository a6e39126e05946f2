/** `sizes` of what is as wide as a public page: on a phone the screen without its two margins. */
export const PAGE_WIDTH = '(min-width: 76rem) 73rem, calc(100vw - 3rem)';
