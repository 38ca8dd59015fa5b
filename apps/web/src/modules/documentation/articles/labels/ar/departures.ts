// Printed by `npm run print` from the texts whose keys the articles name.
export const departures: Readonly<Record<string, string>> = {
  'departures.begin.employees': 'إنهاء خدمة…',
  'departures.begin.residents': 'انتقال…',
  'departures.begin.service-providers': 'إنهاء العقد…',
  'departures.when.now': 'الآن',
}
