import { toast } from 'react-hot-toast/headless';
import { TOAST_MS } from '@apoti/contract/constants/business';

/** Toasts of public pages: success 2 s, error 4 s (P32). */
export const publicToast = {
  success: (text: string) => toast.success(text, { duration: TOAST_MS.publicSuccess }),
  error: (text: string) => toast.error(text, { duration: TOAST_MS.publicError }),
};

/** Toasts of the back-office: 4 s (P32). */
export const adminToast = {
  success: (text: string) => toast.success(text, { duration: TOAST_MS.backOffice }),
  error: (text: string) => toast.error(text, { duration: TOAST_MS.backOffice }),
};
