import type { FormOutcome } from '@apoti/contract';

/** . */
export function ContactForm(_: { form: FormOutcome | null }) {
  return <form method="post" />;
}
