/** Screens that show no more than the home page's first look dresses: phones held upright (decision 0031). */
export const PHONE_SCREEN = '(max-width: 30rem) and (max-height: 60rem)';
