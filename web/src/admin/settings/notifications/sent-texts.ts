/** Said where no answer came: what was to be sent may be on its way. */
export const MAY_BE_SENT = 'It may have been sent: look whether it has come before you send it again.';
