import {
  analyticsRangeNames,
  analyticsRanges,
  deviceTypes,
  trafficSources,
  userTypes,
} from '@apoti/contract/constants/analytics';
import { deviceNames, trafficSourceNames, userTypeNames } from '@apoti/contract/resources/analytics/names';

type FilterName = 'trafficSource' | 'deviceType' | 'userType';
type Filter = {
  name: FilterName;
  /** In the settings, and above the figures, where there is little room. */
  label: string;
  short: string;
  all: string;
  choices: readonly { value: string; name: string }[];
};

const choicesOf = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, name: names[value] }));

/** By what the visits can be narrowed. */
export const filters: readonly Filter[] = [
  {
    name: 'trafficSource',
    label: 'Traffic source',
    short: 'Source',
    all: 'All sources',
    choices: choicesOf(trafficSources, trafficSourceNames),
  },
  {
    name: 'deviceType',
    label: 'Device type',
    short: 'Device',
    all: 'All devices',
    choices: choicesOf(deviceTypes, deviceNames),
  },
  {
    name: 'userType',
    label: 'User type',
    short: 'Visitors',
    all: 'All visitors',
    choices: choicesOf(userTypes, userTypeNames),
  },
];

/** What was chosen of a filter. */
export function chosenOf(name: FilterName, value: string): Partial<Record<FilterName, string>> {
  return { [name]: value };
}

/** What can be chosen of a filter. */
export function FilterOptions({ all, choices }: Filter) {
  return (
    <>
      <option value="all">{all}</option>
      {choices.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </>
  );
}

/** The ranges that can be chosen. */
export function RangeOptions() {
  return analyticsRanges.map((range) => (
    <option key={range} value={range}>
      {analyticsRangeNames[range]}
    </option>
  ));
}
