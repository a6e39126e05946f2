import { lazy } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { ContentEditing } from '../admin/content-editing/ContentEditing';
import { EntryOutbox } from '../admin/entry-editing/EntryOutbox';
import { eventEntries } from '../admin/events/event-entries';
import { locationEntries } from '../admin/locations/location-entries';
import { postEntries } from '../admin/post-editing/post-entries';
import { AdminNotFound } from '../admin/shell/AdminNotFound';
import { AdminShell } from '../admin/shell/AdminShell';
import { RequireSession } from '../admin/shell/RequireSession';
import { TeamEditing } from '../admin/team-editing/TeamEditing';

/** Each screen in a file of its own, which is loaded when it is opened (S11). */
const ContentScreen = lazy(async () => ({ default: (await import('../admin/content/ContentScreen')).ContentScreen }));
const PostsScreen = lazy(async () => ({ default: (await import('../admin/posts/PostsScreen')).PostsScreen }));
const TeamScreen = lazy(async () => ({ default: (await import('../admin/team/TeamScreen')).TeamScreen }));

const TestimonialsScreen = lazy(async () => ({
  default: (await import('../admin/testimonials/TestimonialsScreen')).TestimonialsScreen,
}));
const FaqScreen = lazy(async () => ({ default: (await import('../admin/faq/FaqScreen')).FaqScreen }));
const NewsletterScreen = lazy(async () => ({
  default: (await import('../admin/newsletter/NewsletterScreen')).NewsletterScreen,
}));
const EventsScreen = lazy(async () => ({ default: (await import('../admin/events/EventsScreen')).EventsScreen }));
const LocationsScreen = lazy(async () => ({
  default: (await import('../admin/locations/LocationsScreen')).LocationsScreen,
}));

const LeadsScreen = lazy(async () => ({ default: (await import('../admin/leads/LeadsScreen')).LeadsScreen }));
const MediaScreen = lazy(async () => ({ default: (await import('../admin/media/MediaScreen')).MediaScreen }));

/** The back-office: nobody in without a session, one editing session a person, the screens inside the shell. */
export function AdminRouter() {
  return (
    <BrowserRouter>
      <RequireSession>
        {(user, signedIn) => (
          <ContentEditing key={user.id} person={user.id} signedIn={signedIn}>
            <TeamEditing person={user.id} signedIn={signedIn}>
              <EntryOutbox kind={postEntries} person={user.id} signedIn={signedIn} />
              <EntryOutbox kind={eventEntries} person={user.id} signedIn={signedIn} />
              <EntryOutbox kind={locationEntries} person={user.id} signedIn={signedIn} />
              <Routes>
                <Route path="/admin" element={<AdminShell user={user} signedIn={signedIn} />}>
                  <Route index element={<Navigate to="/admin/content" replace />} />
                  <Route path="content" element={<ContentScreen />} />
                  <Route path="blog" element={<PostsScreen />} />
                  <Route path="testimonials" element={<TestimonialsScreen />} />
                  <Route path="team" element={<TeamScreen />} />
                  <Route path="faq" element={<FaqScreen />} />
                  <Route path="newsletter" element={<NewsletterScreen />} />
                  <Route path="events/*" element={<EventsScreen person={user.id} signedIn={signedIn} />} />
                  <Route path="locations/*" element={<LocationsScreen person={user.id} signedIn={signedIn} />} />
                  <Route path="leads/*" element={<LeadsScreen person={user.id} />} />
                  <Route path="media" element={<MediaScreen person={user.id} />} />
                  <Route path="*" element={<AdminNotFound />} />
                </Route>
              </Routes>
            </TeamEditing>
          </ContentEditing>
        )}
      </RequireSession>
    </BrowserRouter>
  );
}
