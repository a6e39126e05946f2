/**
 * Whether somebody wants to know what a command takes.
 * @param {string[]} args what follows it
 */
export const asksHelp = (args) => args.some((arg) => arg === '--help' || arg === '-h');
