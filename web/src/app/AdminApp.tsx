import { Navigate, Route, Routes } from 'react-router-dom';
import type { User } from '@apoti/contract';
import { ContentScreen } from '../admin/content/ContentScreen';
import { ContentEditingProvider, useContentEditing } from '../admin/content-editing/ContentEditing';
import { Guard } from '../admin/shell/Guard';
import { SaveState } from '../admin/shell/SaveState';
import { Shell } from '../admin/shell/Shell';

function Frame({ user }: { user: User }) {
  const { session, state } = useContentEditing();
  return <Shell user={user} saveState={<SaveState state={state} />} beforeLeave={() => session.flush()} />;
}

/** The back-office's screens behind their guard. */
export function AdminApp() {
  return (
    <Guard>
      {(user) => (
        <ContentEditingProvider key={user.id} user={user}>
          <Routes>
            <Route path="/admin" element={<Frame user={user} />}>
              <Route index element={<Navigate to="/admin/content" replace />} />
              <Route path="content" element={<ContentScreen />} />
              <Route path="*" element={<Navigate to="/admin/content" replace />} />
            </Route>
          </Routes>
        </ContentEditingProvider>
      )}
    </Guard>
  );
}
