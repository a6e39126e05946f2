import { isInOutbox, type LeadReply } from '@apoti/contract';
import { adminToast } from '../../shared/ui/toast';

/** Says that an answer goes out, or that it does not: without a mail server it only lies in a folder. */
export function sayOnItsWay(reply: LeadReply | undefined, again = ''): void {
  if (reply && isInOutbox(reply.reason)) adminToast.error(`The answer was not mailed: ${reply.reason}`);
  else adminToast.success(`The answer is on its way${again}`);
}
