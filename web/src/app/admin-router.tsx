import { useEffect } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { ContentEditing } from '../admin/content-editing/ContentEditing';
import { EntryOutbox } from '../admin/entry-editing/EntryOutbox';
import { eventEntries } from '../admin/events/event-entries';
import { locationEntries } from '../admin/locations/location-entries';
import { postEntries } from '../admin/post-editing/post-entries';
import { AdminNotFound } from '../admin/shell/AdminNotFound';
import { AdminShell } from '../admin/shell/AdminShell';
import { SeoEditing } from '../admin/seo-editing/seo-editing';
import { SettingsEditing } from '../admin/settings-editing/settings-editing';
import { RequireSession } from '../admin/shell/RequireSession';
import { SteadyReads } from '../admin/shell/SteadyReads';
import { TeamEditing } from '../admin/team-editing/TeamEditing';
import { isFreeLine } from '../shared/lib/free-line';
import {
  AnalyticsScreen,
  ContentScreen,
  DashboardScreen,
  EventsScreen,
  FaqScreen,
  LeadsScreen,
  loadScreensAhead,
  LocationsScreen,
  MediaScreen,
  NewsletterScreen,
  PeopleScreen,
  PostsScreen,
  SeoScreen,
  SettingsScreen,
  TeamScreen,
  TestimonialsScreen,
} from './admin-screens';

/** The back-office: nobody in without a session, one editing session a person, the screens inside the shell. */
export function AdminRouter() {
  useEffect(() => {
    if (isFreeLine()) void loadScreensAhead();
  }, []);
  return (
    <SteadyReads>
      <BrowserRouter>
        <RequireSession>
          {(user, signedIn) => (
            <ContentEditing key={user.id} person={user.id} signedIn={signedIn}>
              <TeamEditing person={user.id} signedIn={signedIn}>
                <SeoEditing person={user.id} signedIn={signedIn}>
                  <SettingsEditing person={user.id} signedIn={signedIn}>
                    <EntryOutbox kind={postEntries} person={user.id} signedIn={signedIn} />
                    <EntryOutbox kind={eventEntries} person={user.id} signedIn={signedIn} />
                    <EntryOutbox kind={locationEntries} person={user.id} signedIn={signedIn} />
                    <Routes>
                      <Route path="/admin" element={<AdminShell user={user} signedIn={signedIn} />}>
                        <Route index element={<DashboardScreen />} />
                        <Route path="content" element={<ContentScreen />} />
                        <Route path="seo" element={<SeoScreen />} />
                        <Route path="blog" element={<PostsScreen />} />
                        <Route path="testimonials" element={<TestimonialsScreen />} />
                        <Route path="team" element={<TeamScreen />} />
                        <Route path="faq" element={<FaqScreen />} />
                        <Route path="newsletter" element={<NewsletterScreen />} />
                        <Route path="events/*" element={<EventsScreen person={user.id} signedIn={signedIn} />} />
                        <Route path="locations/*" element={<LocationsScreen person={user.id} signedIn={signedIn} />} />
                        <Route path="leads/*" element={<LeadsScreen person={user.id} />} />
                        <Route path="media" element={<MediaScreen person={user.id} />} />
                        <Route path="people" element={<PeopleScreen person={user.id} />} />
                        <Route path="analytics-dashboard" element={<AnalyticsScreen person={user.id} />} />
                        <Route path="settings" element={<SettingsScreen />} />
                        <Route path="*" element={<AdminNotFound />} />
                      </Route>
                    </Routes>
                  </SettingsEditing>
                </SeoEditing>
              </TeamEditing>
            </ContentEditing>
          )}
        </RequireSession>
      </BrowserRouter>
    </SteadyReads>
  );
}
