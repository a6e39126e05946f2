/**
 * The house's import rules (design): contract ← shared ← sections ← site | admin ← app, and nobody else. Site and admin are
 * strangers, no page imports a sibling, packages meet only at the contract.
 */
export const elements = [
  { type: 'contract', pattern: 'compat-proxy/contract/src' },
  { type: 'proxy', pattern: 'compat-proxy/src' },
  { type: 'app', pattern: 'web/src/app' },
  { type: 'shared', pattern: 'web/src/shared' },
  { type: 'section', pattern: 'web/src/sections/*', capture: ['name'] },
  { type: 'page', pattern: 'web/src/site/*', capture: ['name'] },
  // What every screen of the back-office stands on.
  {
    type: 'core',
    pattern:
      'web/src/admin/(editing|editor|content-editing|team-editing|post-editing|seo-editing|settings-editing|state-editing|entry-editing|form|history|library|lists|parts|preview|rich-text|shell)',
  },
  { type: 'screen', pattern: 'web/src/admin/*', capture: ['name'] },
];

const types = (...names) => ({ element: { types: { anyOf: names } } });

export const boundaryRules = {
  'boundaries/dependencies': [
    'error',
    {
      default: 'disallow',
      policies: [
        { from: types('contract'), allow: { to: types('contract') } },
        { from: types('proxy'), allow: { to: types('contract', 'proxy') } },
        { from: types('shared'), allow: { to: types('contract', 'shared') } },
        { from: types('section'), allow: { to: types('contract', 'shared') } },
        { from: types('page'), allow: { to: types('contract', 'shared', 'section') } },
        { from: types('core'), allow: { to: types('contract', 'shared', 'section', 'core') } },
        { from: types('screen'), allow: { to: types('contract', 'shared', 'section', 'core') } },
        { from: types('app'), allow: { to: types('contract', 'shared', 'section', 'page', 'core', 'screen', 'app') } },
        { allow: { to: { module: { origin: 'external' } } } },
        { allow: { to: { module: { origin: 'core' } } } },
      ],
    },
  ],
};
