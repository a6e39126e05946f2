/** Where a link to set a new password is asked for. */
export const FORGOT_PATH = '/forgot-password';
/** Where such a link leads; its token stands behind. */
export const RESET_PATH = '/reset-password';
/** Where the link of an invitation leads; its token stands behind. */
export const INVITATION_PATH = '/invitation';
