import { expect, it } from 'vitest';
import { publicData } from '../../testing/public-data';
import { shownStations } from './locker-data';
import { packStations, unpackStations } from './station-pack';

const [one, ...others] = publicData().stations;
const none = { count: 0, available: 0, dimensions: '' };
const full = { ...one!, updatedAt: '', lockerSizes: { small: none, medium: none, large: none } };
const stations = shownStations([full, ...others]);

it('P9: stations are the same after their way to the browser', () => {
  expect(stations[0]?.instead).not.toBeNull();
  const back = unpackStations(packStations(stations));
  expect(back).toEqual(
    stations.map((each) => ({
      ...each,
      instead: each.instead && { ...each.instead, km: expect.closeTo(each.instead.km, 1) },
    })),
  );
});

it('P9: what many have in common travels once', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ ...stations[1]!, id: index + 1 }));
  const text = JSON.stringify(packStations(many));
  expect(text.match(/"CCTV Monitoring"/g)).toHaveLength(1);
  expect(text.length).toBeLessThan(JSON.stringify(many).length / 3);
});
