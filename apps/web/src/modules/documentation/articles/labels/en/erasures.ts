// Printed by `npm run print` from the texts whose keys the articles name.
export const erasures: Readonly<Record<string, string>> = {
  'erasures.begin': 'Erase personal data…',
  'erasures.exports.begin': 'Export the person’s data',
  'erasures.exports.own.download': 'Download my data',
  'erasures.reason': 'Reason',
}
