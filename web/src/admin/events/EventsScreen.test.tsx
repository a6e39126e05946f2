// @vitest-environment jsdom
import { ApiError, type EventsReply, type SiteEvent } from '@apoti/contract';
import { defaultEvents } from '@apoti/contract/content/default-events';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEvent, deleteEvent, saveEvent } from '../../shared/api/events';
import { linkToast } from '../../shared/ui/link-toast';
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
  question,
  until,
} from '../entry-editing/testing/entry-page';
import { choosePicture } from '../form/testing/choose-picture';
import { EventsScreen } from './EventsScreen';

const seen: EventsReply = { events: defaultEvents, revision: 'e.5' };
vi.mock('../../shared/api/events', () => ({
  useEvents: () => ({ data: seen, error: undefined, mutate: () => undefined }),
  refreshEvents: vi.fn(() => Promise.resolve()),
  saveEvent: vi.fn(({ event }: { event: unknown }) => Promise.resolve({ event, revision: 'e.6' })),
  deleteEvent: vi.fn(() => Promise.resolve()),
  createEvent: vi.fn((event: SiteEvent) => Promise.resolve({ event: { ...event, id: 999 }, revision: 'e.6' })),
}));
vi.mock('../../shared/api/upload', () => ({ uploadPicture: vi.fn() }));

const screen = () => <EventsScreen person={7} signedIn />;
const open = (url: string) => openPage(screen(), url);
const [first] = defaultEvents;

describe('the events screen', () => {
  beforeEach(beginBrowser);
  afterEach(endBrowser);

  it('P15: the list says how many there are and shows those that the address asks for', async () => {
    await open('/admin/events?search=nothing+like+this');
    expect(document.querySelector('dl')?.textContent).toMatch(/Upcoming\d+Past\d+Featured\d+/);
    expect(document.body.textContent).toContain('No events found');
    await click(buttonOf('Clear filters'));
    expect(address()).toBe('/admin/events');
  });

  it('X2, P15: what a new event must have has a star, and nothing else', async () => {
    await open('/admin/events/new');
    const starred = [...document.querySelectorAll('form [required]')].map((each) => each.getAttribute('name'));
    expect(starred).toEqual(['title', 'description', 'date']);
    expect(document.querySelectorAll('form [aria-required]')).toHaveLength(0);
  });

  it('P15: deleting asks the exact question with the event’s name, then calls the server', async () => {
    await open('/admin/events');
    await click(labelled(`Delete: ${first?.title}`));
    const dialog = question();
    expect(dialog.querySelector('h2')?.textContent).toBe('Are you sure you want to delete this event?');
    expect(dialog.textContent).toContain(first?.title);
    expect(deleteEvent).not.toHaveBeenCalled();
    await click(buttonOf('Delete', dialog));
    expect(deleteEvent).toHaveBeenCalledWith(first?.id);
  });

  it('P15: the star sends only whether it is featured, with the list’s revision', async () => {
    await open('/admin/events');
    await click(labelled(`Featured: ${first?.title}`));
    expect(saveEvent).toHaveBeenCalledWith({
      event: { id: first?.id, featured: !first?.featured },
      revision: 'e.5',
      idempotencyKey: expect.any(String),
    });
  });

  it('P15: a new event without a title is not sent: the fault stands beside its field, which gets the focus', async () => {
    await open('/admin/events/new');
    await click(buttonOf('Create event'));
    expect(createEvent).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('title'));
    expect(document.body.textContent).toContain('Title is required');
    await type(field('title'), 'A');
    expect(document.activeElement).toBe(field('title'));
    expect(document.body.textContent).not.toContain('Title is required');
  });

  it('P15, A21: a new event is not created before its picture is there', async () => {
    await open(`/admin/events/new?copy=${first?.id}`);
    const end = await choosePicture();
    await click(buttonOf('Create event'));
    expect(createEvent).not.toHaveBeenCalled();
    await end('/uploads/fair.png');
    await click(buttonOf('Create event'));
    expect(vi.mocked(createEvent).mock.calls[0]?.[0]).toMatchObject({ image: '/uploads/fair.png' });
  });

  it('P15: what is typed into the form for a new event is kept until it is created, under one key', async () => {
    await open('/admin/events/new');
    await type(field('title'), 'A fair');
    await leave();
    await open('/admin/events/new');
    expect(field('title').value).toBe('A fair');
    expect(document.body.textContent).toContain('Brought back as you left it.');
    await type(field('description'), 'Come and see.');
    vi.mocked(createEvent).mockRejectedValueOnce(new Error('No answer'));
    await click(buttonOf('Create event'));
    await click(buttonOf('Create event'));
    const [once, again] = vi.mocked(createEvent).mock.calls;
    expect(again).toEqual(once);
    expect(again?.[0]).toMatchObject({ title: 'A fair', description: 'Come and see.' });
    expect(address()).toBe('/admin/events/999');
    expect(localStorage.length).toBe(0);
    expect(saveEvent).not.toHaveBeenCalled();
  });

  it('P15: what is typed after a first try whose answer was lost is saved to the event that it made', async () => {
    await open('/admin/events/new');
    await type(field('title'), 'A fair');
    await type(field('description'), 'Come and see.');
    vi.mocked(createEvent).mockRejectedValueOnce(new Error('No answer'));
    await click(buttonOf('Create event'));
    await type(field('venue'), 'Yaba');
    const [[made] = []] = vi.mocked(createEvent).mock.calls;
    vi.mocked(createEvent).mockResolvedValueOnce({ success: true, event: { ...made!, id: 999 }, revision: 'e.6' });
    await click(buttonOf('Create event'));
    expect(saveEvent).toHaveBeenCalledWith(
      expect.objectContaining({ event: { ...made, id: 999, venue: 'Yaba' }, revision: 'e.6', person: 7 }),
    );
    expect(address()).toBe('/admin/events/999');
  });

  it('A6: an event that is made after its form was left takes nobody away, and none of the words that were typed since', async () => {
    const said = vi.spyOn(linkToast, 'success');
    let answer = (_id: number): void => {};
    const isMadeLate = () =>
      vi
        .mocked(createEvent)
        .mockImplementationOnce(
          (event) =>
            new Promise((done) => (answer = (id) => done({ success: true, event: { ...event, id }, revision: 'e.6' }))),
        );
    const back = () => click(document.querySelector<HTMLElement>('a[href="/admin/events"]')!);
    await open('/admin/events/new');
    await type(field('title'), 'A fair');
    await type(field('description'), 'Come and see.');
    isMadeLate();
    await click(buttonOf('Create event'));
    await back();
    await click(document.getElementById('new-event')!);
    await type(field('title'), 'A fair in Yaba');
    await act(async () => answer(999));
    await until(() => expect(said).toHaveBeenCalledTimes(1));
    expect([address(), field('title').value]).toEqual(['/admin/events/new', 'A fair in Yaba']);
    isMadeLate();
    await click(buttonOf('Create event'));
    await back();
    await act(async () => answer(999));
    await until(() => expect(said).toHaveBeenCalledTimes(2));
    expect([address(), localStorage.length]).toEqual(['/admin/events', 0]);
    const [[, once] = [], [, again] = []] = vi.mocked(createEvent).mock.calls;
    expect(again).toBe(once);
  });

  it('P15, A6: an event that is deleted elsewhere while its form has unsent words keeps them and can become a new one', async () => {
    await open(`/admin/events/${first?.id}`);
    await until(() => expect(field('title').value).toBe(first?.title));
    await type(field('title'), 'Words of hers');
    const { events } = seen;
    seen.events = events.slice(1);
    await draw(screen(), '/admin/events');
    seen.events = events;
    expect(document.body.textContent).toContain('This event was deleted elsewhere');
    expect(field('title').value).toBe('Words of hers');
    expect([buttonOf('Save event'), buttonOf('Delete')]).toEqual([undefined, undefined]);
    vi.mocked(createEvent).mockRejectedValueOnce(new Error('The answer was lost'));
    vi.mocked(saveEvent).mockRejectedValueOnce(new ApiError('not_found', 'There is no such event'));
    await click(buttonOf('Make it a new event'));
    await leave();
    seen.events = events.slice(1);
    await open(`/admin/events/${first?.id}`);
    seen.events = events;
    await click(buttonOf('Make it a new event'));
    const [[, lost] = [], [, again] = []] = vi.mocked(createEvent).mock.calls;
    expect(again).toBe(lost);
    expect(vi.mocked(createEvent).mock.calls[0]?.[0]).toMatchObject({ title: 'Words of hers', venue: first?.venue });
    expect(address()).toBe('/admin/events/999');
  });

  it('P15: a half-typed copy stays when the copied event is deleted meanwhile', async () => {
    await open(`/admin/events/new?copy=${first?.id}`);
    await type(field('venue'), 'Another hall');
    await leave();
    const { events } = seen;
    seen.events = events.slice(1);
    await open(`/admin/events/new?copy=${first?.id}`);
    expect(field('venue').value).toBe('Another hall');
    seen.events = events;
  });

  it('P15: a form that is left gives the focus back to its event, a new or a deleted one’s to what adds one', async () => {
    const back = () =>
      click([...document.querySelectorAll('a')].find(({ textContent }) => textContent === ' All events')!);
    const idOfFocused = () => document.activeElement?.id;
    await open('/admin/events');
    expect(document.activeElement).toBe(document.body);
    await click(document.getElementById(`event-${first?.id}`)!);
    expect(document.activeElement?.tagName).toBe('H1');
    await back();
    expect(idOfFocused()).toBe(`event-${first?.id}`);
    await click(document.getElementById('new-event')!);
    await back();
    expect(idOfFocused()).toBe('new-event');
    await click(document.getElementById(`event-${first?.id}`)!);
    await click(buttonOf('Delete'));
    await click(buttonOf('Delete', question()));
    expect(address()).toBe('/admin/events');
    expect(idOfFocused()).toBe('new-event');
  });

  it('P15: a copy of an event whose form is open begins with what is typed in it', async () => {
    await open(`/admin/events/${first?.id}`);
    await type(field('venue'), 'Typed just now');
    await click(document.querySelector<HTMLElement>(`a[href="/admin/events/new?copy=${first?.id}"]`)!);
    expect(address()).toBe(`/admin/events/new?copy=${first?.id}`);
    expect(field('venue').value).toBe('Typed just now');
  });

  it('P15: a copy begins with everything but the id and the star, and a name of its own', async () => {
    await open(`/admin/events/new?copy=${first?.id}`);
    expect(field('title').value).toBe(`${first?.title} (copy)`);
    expect(field('venue').value).toBe(first?.venue);
    await click(buttonOf('Create event'));
    expect(vi.mocked(createEvent).mock.calls[0]?.[0]).toEqual({
      ...first,
      id: 0,
      title: `${first?.title} (copy)`,
      featured: false,
    });
  });
});
