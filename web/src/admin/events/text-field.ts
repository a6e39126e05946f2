import { eventSchema, type SiteEvent } from '@apoti/contract';
import { eventLabel } from './event-labels';
import type { EventFormProps } from './EventForm';

const { shape } = eventSchema;

/** The fields of an event that are one text. */
type TextName = {
  [Name in keyof SiteEvent]: SiteEvent[Name] extends string ? (string extends SiteEvent[Name] ? Name : never) : never;
}[keyof SiteEvent];

/** What a text of the event's form is given: its label, its value, its limit and what is wrong with it. */
export function textField({ event, onChange, errorOf }: Omit<EventFormProps, 'label'>) {
  return (field: TextName) => ({
    name: field,
    label: eventLabel(field),
    value: event[field],
    schema: shape[field],
    error: errorOf(field),
    onChange: (value: string) => onChange({ [field]: value }),
  });
}
