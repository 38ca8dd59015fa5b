// Printed by `npm run print` from the texts whose keys the articles name.
export const erasures: Readonly<Record<string, string>> = {
  'erasures.begin': 'Erase personal data…',
  'erasures.reason': 'Reason',
}
