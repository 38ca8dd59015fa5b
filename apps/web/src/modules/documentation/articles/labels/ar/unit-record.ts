// Printed by `npm run print` from the texts whose keys the articles name.
export const unitRecord: Readonly<Record<string, string>> = {
  'apartment-record.open': 'سجل الوحدة',
}
