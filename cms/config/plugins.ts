import { MAX_MEDIA_BYTES } from '@apoti/contract';

type Env = (name: string, fallback?: string) => string;

export default ({ env }: { env: Env }) => ({
  'users-permissions': {
    config: { jwtSecret: env('JWT_SECRET'), jwtManagement: 'refresh', sessions: { httpOnly: true } },
  },
  upload: {
    config: {
      sizeLimit: MAX_MEDIA_BYTES,
      // A picture may carry a script only as SVG; HTML and SVG are refused by what they are.
      security: {
        allowedTypes: ['image/*', 'video/*', 'audio/*', 'application/pdf'],
        deniedTypes: ['image/svg+xml', 'text/html', 'application/xhtml+xml'],
      },
    },
  },
});
