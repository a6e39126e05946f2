/** What the panel calls things where Strapi's own words are a programmer's. */
export const words = {
  'content-manager.components.LeftMenu.collection-types': 'Lists',
  'content-manager.components.LeftMenu.single-types': 'Pages and settings',
  'app.components.ToggleCheckbox.on-label': 'Yes',
  'app.components.ToggleCheckbox.off-label': 'No',
  User: 'Back-office accounts',
};
