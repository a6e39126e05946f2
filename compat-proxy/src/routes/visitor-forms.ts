import type { CmsClient } from '../cms/cms-client';
import type { Measuring } from '../measuring/measuring';
import type { SharedStore } from '../shared/shared-store';
import { createSubmitLead, type SubmitLead } from './leads/submit-lead';
import { createSubscribeVisitor, type SubscribeVisitor } from './newsletter/subscribe-visitor';

type Parts = { cms: CmsClient; measuring: Measuring; shared: SharedStore };

/** What visitors send, by whichever door; what is new is counted. */
export function visitorForms({ cms, measuring, shared }: Parts): {
  submitLead: SubmitLead;
  subscribe: SubscribeVisitor;
} {
  return {
    submitLead: createSubmitLead(cms, {
      shared,
      onNew: (kind, request) => measuring.count(`${kind}_form_sent`, request, `/${kind}`),
    }),
    subscribe: createSubscribeVisitor(cms, {
      shared,
      onNew: (request) => measuring.count('newsletter_joined', request, '/newsletter'),
    }),
  };
}
