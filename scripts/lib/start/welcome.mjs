import { cmsUrl, localOrigin } from './parts.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */

/**
 * Where everything is, for the end of the start.
 * @param {{ settings: Settings, lanHost?: string, latePanel: unknown }} plan `latePanel`: the panel is not there yet
 * @returns {string}
 */
export function addresses({ settings, lanHost, latePanel }) {
  const origin = settings.publicUrl ?? localOrigin(settings);
  const lines = [
    `Site            ${origin}/`,
    ...(lanHost ? [`On the network  http://${lanHost}/`] : []),
    `Back-office     ${origin}/admin`,
    `Strapi panel    ${settings.cmsPublicUrl ?? cmsUrl(settings)}/admin${latePanel ? ' (still being built; the page there shows it as soon as it is ready)' : ''}`,
    `Logs            ${settings.dataDir}/logs`,
  ];
  return lines.map((line) => `  ${line}`).join('\n');
}

/**
 * What goes on while the CMS cannot start.
 * @param {Settings} settings
 * @returns {string}
 */
export function withoutCms(settings) {
  const origin = settings.publicUrl ?? localOrigin(settings);
  return `Visitors get ${origin}/ as it was; saves and sign-ins wait for the CMS. npm run doctor says what to mend.`;
}

/**
 * The first sign-in, told once. A password that the person chose is not repeated.
 * @param {Settings} settings
 * @param {{ password: string, panelPassword: string }} admin
 * @returns {string}
 */
export function firstSignIn(settings, { password, panelPassword }, isPanels = true) {
  const chosen = '(the one in ADMIN_PASSWORD)';
  const shown = settings.adminPassword ? chosen : password;
  const panel = panelPassword === password ? 'the same password' : `password ${panelPassword}`;
  return [
    '  First sign-in (shown only this once):',
    `    back-office   user name ${settings.adminUsername}, password ${shown}`,
    ...(isPanels ? [`    Strapi panel  e-mail ${settings.adminEmail}, ${panel}`] : []),
  ].join('\n');
}
