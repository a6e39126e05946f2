import type { FormHTMLAttributes, Ref } from 'react';

/**
 * What services that record visits leave out before they send anything, each by its own mark: Hotjar by `data-hj-suppress`,
 * LogRocket by `data-private`, FullStory by a class.
 */
const unrecorded = { 'data-hj-suppress': '', 'data-private': '' };
const UNRECORDED_CLASS = 'fs-mask';

type PublicFormProps = FormHTMLAttributes<HTMLFormElement> & { ref?: Ref<HTMLFormElement> };

/** A form of a public page: what is typed into it, and what is said of that, goes to no service that records visits (A18). */
export function PublicForm({ className = '', ...rest }: PublicFormProps) {
  return <form {...rest} {...unrecorded} className={`${UNRECORDED_CLASS} ${className}`.trim()} />;
}
