// Printed by `npm run print` from the texts whose keys the articles name.
export const departures: Readonly<Record<string, string>> = {
  'departures.begin.employees': 'Dismiss…',
  'departures.begin.residents': 'Move out…',
  'departures.begin.service-providers': 'End contract…',
  'departures.when.now': 'Now',
}
