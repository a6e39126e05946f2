import type { LocationDraft } from './location-document';
import { locationLabel, type LocationField } from './location-labels';

/** A location in a form: every key goes to `onEdit`, and what changes elsewhere shows. */
export type LocationFormProps = {
  location: LocationDraft;
  /** Names the form. */
  label: string;
  /** Takes the fields that an edit makes of the location as it stands by then. */
  onEdit: (change: (now: LocationDraft) => Partial<LocationDraft>) => void;
  /** What is wrong with a field, in words. */
  errorOf: (field: LocationField) => string | undefined;
};
export type PartProps = Omit<LocationFormProps, 'label'>;

type TextName =
  | 'name'
  | 'address'
  | 'area'
  | 'operatingHours'
  | 'contactPerson'
  | 'contactPhone'
  | 'lastMaintenance'
  | 'nextMaintenance';
type NumberName = 'monthlyRevenue' | 'totalDeliveries' | 'customerRating';

/** What a text of the form is given. */
export function textField({ location, onEdit, errorOf }: PartProps, field: TextName) {
  return {
    name: field,
    label: locationLabel(field),
    value: location[field],
    error: errorOf(field),
    onChange: (value: string) => onEdit(() => ({ [field]: value })),
  };
}

/** What a number of the form is given. */
export function numberField({ location, onEdit, errorOf }: PartProps, field: NumberName) {
  return {
    name: field,
    label: locationLabel(field),
    value: location[field],
    error: errorOf(field),
    onChange: (value: number | string) => onEdit(() => ({ [field]: value })),
  };
}
