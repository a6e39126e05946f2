/** What is kept in Redis begins like this, so that others may use it, too. */
export const PREFIX = 'apoti:';
