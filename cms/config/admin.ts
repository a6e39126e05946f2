type Env = ((name: string, fallback?: string) => string) & { bool(name: string, fallback: boolean): boolean };

export default ({ env }: { env: Env }) => ({
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
  // Strapi's own counts by address and locks people out who share one: src/accounts/panel-sign-in.ts counts instead.
  rateLimit: { enabled: false },
  // The back-office has a preview of its own.
  preview: { enabled: false },
  // Tests need no panel.
  serveAdminPanel: env.bool('CMS_SERVE_PANEL', true),
});
