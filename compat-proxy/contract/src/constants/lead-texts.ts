/** Texts of public-site §5 and §8 for the contact form (P20). */
export const contactTexts = {
  sending: 'Sending...',
  success: "Message sent successfully! We'll get back to you soon.",
  failure: 'Failed to send message. Please try again.',
} as const;

/** Texts of public-site §5 and §8 for the franchise form (P21). */
export const franchiseTexts = {
  sending: 'Submitting...',
  success: "Thank you for your interest! We'll contact you within 24 hours.",
  failure: 'Failed to submit application. Please try again.',
} as const;

/** Beside either form, when one address has sent too many. */
export const tooManyLeads = 'Too many requests. Please try again later.';

/** Beside the field of an e-mail address, whoever checks it: the page or the server. */
export const EMAIL_WRONG = 'Please enter a valid email address';
