// @vitest-environment jsdom
import { newStation, type Station, type StationsReply } from '@apoti/contract';
import { defaultStations } from '@apoti/contract/content/default-stations';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStation, deleteStation, refreshStations, saveStation } from '../../shared/api/stations';
import { linkToast } from '../../shared/ui/link-toast';
import { adminToast } from '../../shared/ui/toast';
import { typeInto as type } from '../editing/testing/type-into';
import {
  address,
  beginBrowser,
  buttonOf,
  click,
  draw,
  endBrowser,
  field,
  labelled,
  leave,
  open as openPage,
  page,
  question,
  until,
} from '../entry-editing/testing/entry-page';
import { shownLocation } from './location-document';
import { LocationsScreen } from './LocationsScreen';

const seen: StationsReply = { stations: defaultStations, revision: 'e.5' };
vi.mock('../../shared/api/stations', () => ({
  useStations: () => ({ data: seen, error: undefined, mutate: () => undefined }),
  refreshStations: vi.fn(() => Promise.resolve()),
  saveStation: vi.fn(({ station }: { station: Station }) => Promise.resolve({ station, revision: 'e.6' })),
  deleteStation: vi.fn(() => Promise.resolve()),
  createStation: vi.fn((station: Station) => Promise.resolve({ station: { ...station, id: 999 }, revision: 'e.6' })),
}));
vi.mock('../../shared/ui/toast', () => ({ adminToast: { success: vi.fn(), error: vi.fn() } }));

const screen = () => <LocationsScreen person={7} signedIn />;
const open = (url: string) => openPage(screen(), url);
const [first] = defaultStations;

beforeEach(beginBrowser);
afterEach(endBrowser);

describe('the list of locations', () => {
  it('A14: four cards count all locations, whatever the address asks for', async () => {
    await open('/admin/locations?state=Abuja&status=active');
    expect(document.querySelector('dl')?.textContent).toBe(
      'Total Locations7Active Locations6Total Lockers188Monthly Revenue₦0.0M',
    );
    const names = [...document.querySelectorAll('h2 a')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Wuse Station', 'Garki Station']);
  });

  it.each([
    ['Victoria Island Station', 'inactive'],
    ['Surulere Station', 'active'],
  ])('A14: the toggle of %s sends only the status %s, with the list’s revision', async (name, status) => {
    await open('/admin/locations');
    const { id } = defaultStations.find((station) => station.name === name)!;
    await click(labelled(`Active: ${name}`));
    expect(saveStation).toHaveBeenCalledWith({
      station: { id, status },
      revision: 'e.5',
      idempotencyKey: expect.any(String),
    });
    expect(adminToast.success).toHaveBeenCalledWith('Location updated successfully!');
    expect(adminToast.error).not.toHaveBeenCalled();
    vi.mocked(saveStation).mockRejectedValueOnce(new Error('The server cannot be reached'));
    await click(labelled(`Active: ${name}`));
    expect(adminToast.error).toHaveBeenCalledWith('The server cannot be reached');
    expect(adminToast.success).toHaveBeenCalledTimes(1);
  });

  it('A14, X2: one that is switched off in a filtered list stays under the hands, with the focus, until the filter is another', async () => {
    await open('/admin/locations?status=active');
    const names = () => [...document.querySelectorAll('h2 a')].map(({ textContent }) => textContent);
    const before = names();
    const toggle = labelled('Active: Victoria Island Station');
    toggle.focus();
    const { stations } = seen;
    vi.mocked(refreshStations).mockImplementationOnce(async () => {
      seen.stations = stations.map((each) =>
        each.name === 'Victoria Island Station' ? { ...each, status: 'inactive' } : each,
      );
    });
    await click(toggle);
    await draw(screen(), '/admin/locations');
    expect(names()).toEqual(before);
    expect(document.activeElement).toBe(toggle);
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
    const select = document.querySelector('select')!;
    await act(async () => {
      select.value = 'Lagos';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(names()).not.toContain('Victoria Island Station');
    seen.stations = stations;
  });

  it('A14: deleting asks the exact question with the location’s name, then calls the server', async () => {
    await open('/admin/locations');
    await click(labelled(`Delete: ${first?.name}`));
    const dialog = question();
    expect(dialog.querySelector('h2')?.textContent).toBe('Are you sure you want to delete this location?');
    expect(dialog.textContent).toContain(first?.name);
    expect(deleteStation).not.toHaveBeenCalled();
    await click(buttonOf('Delete', dialog));
    expect(deleteStation).toHaveBeenCalledWith(first?.id);
  });

  it('A14: what is searched for stands in the address, and nothing found can be left again', async () => {
    await open('/admin/locations?search=nothing+like+this');
    expect(page()).toContain('No locations found');
    await click(buttonOf('Clear filters'));
    expect(address()).toBe('/admin/locations');
  });
});

describe('the form of a location', () => {
  it('A14: the preview shows what is typed, and nothing where a number is none yet', () => {
    const begun = { ...newStation(0), id: 4 };
    const small = { count: '7x', available: 3, dimensions: '' };
    const typed = { ...begun, monthlyRevenue: '', lockerSizes: { ...begun.lockerSizes, small } };
    expect(shownLocation(typed)).toEqual({
      path: '/lockers?station=4',
      anchor: 'station-4',
      parts: { station: { ...begun, lockerSizes: { ...begun.lockerSizes, small: { ...small, count: 0 } } } },
    });
  });

  it('A14: a new location has the four sections and the defaults, and is not sent before it is whole', async () => {
    await open('/admin/locations/new');
    const sections = [...document.querySelectorAll('section h2')].map(({ textContent }) => textContent);
    expect(sections.toSorted()).toEqual([
      'Basic Information',
      'Contact & Operations',
      'Features',
      'Locker Configuration',
    ]);
    const begun = newStation(Date.now());
    expect([field('operatingHours').value, field('nextMaintenance').value]).toEqual(['24/7', begun.nextMaintenance]);
    await click(buttonOf('Create location'));
    expect(createStation).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('name'));
    for (const text of ['Name is required', 'Address is required', 'Area is required']) expect(page()).toContain(text);
    await type(field('name'), 'Yaba');
    expect(page()).not.toContain('Name is required');
    await type(field('address'), '1 Close');
    await type(field('area'), 'Yaba');
    await type(field('lockerSizes.small.count'), '4');
    await type(field('monthlyRevenue'), '1.5m');
    await type(field('contactPhone'), 'ask Ada');
    await click(buttonOf('Create location'));
    expect(page()).toContain('Contact phone must be a phone number such as +234 800 000 0000');
    expect(createStation).not.toHaveBeenCalled();
    await type(field('contactPhone'), '');
    await click(buttonOf('Create location'));
    expect(vi.mocked(createStation).mock.calls[0]?.[0]).toEqual({
      ...begun,
      ...{ id: 0, name: 'Yaba', address: '1 Close', area: 'Yaba', monthlyRevenue: 1_500_000 },
      lockerSizes: { ...begun.lockerSizes, small: { count: 4, available: 0, dimensions: '30x40x50cm' } },
    });
    expect(address()).toBe('/admin/locations/999');
    expect(localStorage.length).toBe(0);
  });

  it('A14: the sums follow the counts; more free ones than there are is said at once', async () => {
    await open('/admin/locations/new');
    await type(field('lockerSizes.small.count'), '1,200');
    await type(field('lockerSizes.large.count'), '3');
    await type(field('lockerSizes.large.available'), '2');
    const sums = () =>
      page()
        .match(/Total lockers([\d,]+)Available lockers([\d,]+)/)
        ?.slice(1);
    expect(sums()).toEqual(['1,203', '2']);
    await type(field('lockerSizes.large.available'), '4');
    expect(page()).toContain('Large available cannot be above the count');
    expect(sums()).toEqual(['1,203', '4']);
  });

  it('A14: what is typed where a number belongs stays as it is and is told beside the field', async () => {
    await open('/admin/locations/new');
    await type(field('coordinates.lat'), '6,x');
    expect(field('coordinates.lat').value).toBe('6,x');
    expect(page()).toContain('Latitude must be a number');
    await leave();
    await open('/admin/locations/new');
    expect(field('coordinates.lat').value).toBe('6,x');
    await type(field('coordinates.lat'), '6.');
    expect(field('coordinates.lat').value).toBe('6.');
    expect(page()).not.toContain('Latitude must be a number');
    // A comma may be a decimal one: what is typed with it is no place yet.
    await type(field('coordinates.lat'), '6,4302');
    expect([field('coordinates.lat').value, field('coordinates.lng').value]).toEqual(['6,4302', '0']);
  });

  it('A14: a place that is pasted as maps copy it fills both coordinates', async () => {
    await open('/admin/locations/new');
    const paste = (text: string) =>
      act(async () => {
        const clipboardData = { getData: () => text };
        const event = new Event('paste', { bubbles: true, cancelable: true });
        field('coordinates.lat').dispatchEvent(Object.assign(event, { clipboardData }));
      });
    await paste('6.4302, 3.4219');
    expect([field('coordinates.lat').value, field('coordinates.lng').value]).toEqual(['6.4302', '3.4219']);
    await paste('about 7');
    expect(field('coordinates.lng').value).toBe('3.4219');
  });

  it('A14, A6: of an existing location nothing is sent while a number is none; the words stay', async () => {
    await open(`/admin/locations/${first?.id}`);
    await until(() => expect(field('name').value).toBe(first?.name));
    await type(field('totalDeliveries'), 'many');
    await click(buttonOf('Save location'));
    expect(saveStation).not.toHaveBeenCalled();
    expect(field('totalDeliveries').value).toBe('many');
    expect(page()).toContain('Total deliveries must be a number');
    await type(field('totalDeliveries'), '12');
    await click(buttonOf('Save location'));
    await vi.waitFor(() => expect(saveStation).toHaveBeenCalled());
    expect(vi.mocked(saveStation).mock.calls[0]?.[0].station).toMatchObject({ id: first?.id, totalDeliveries: 12 });
  });

  it('A6: words of a deleted location that become a new one after the form was left are told of, with the way there', async () => {
    const said = vi.spyOn(linkToast, 'success');
    await open(`/admin/locations/${first?.id}`);
    await until(() => expect(field('name').value).toBe(first?.name));
    await type(field('name'), 'Words of hers');
    seen.stations = defaultStations.slice(1);
    await draw(screen(), '/admin/locations');
    let answer = (): void => {};
    const made = { success: true, station: { ...newStation(0), id: 999 }, revision: 'e.6' } as const;
    vi.mocked(createStation).mockReturnValueOnce(new Promise((done) => (answer = () => done(made))));
    await click(buttonOf('Make it a new location'));
    await click(document.querySelector<HTMLElement>('a[href="/admin/locations"]')!);
    await act(async () => answer());
    await until(() =>
      expect(said).toHaveBeenCalledWith(expect.any(String), { to: '/admin/locations/999', label: 'Open' }),
    );
    expect(address()).toBe('/admin/locations');
    seen.stations = defaultStations;
  });
});
