// Printed by `npm run print` from the texts whose keys the articles name.
export const savedViews: Readonly<Record<string, string>> = {
  'saved-views.views': 'Vistas',
}
