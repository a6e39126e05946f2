/** Names classes for `css.modules.generateScopedName`, by their sheet and place in it. */
export function classNames(folder: string): (name: string, path: string) => string;
