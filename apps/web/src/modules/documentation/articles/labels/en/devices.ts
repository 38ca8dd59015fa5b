// Printed by `npm run print` from the texts whose keys the articles name.
export const devices: Readonly<Record<string, string>> = {
  'registers.device-addresses.many': 'Device addresses',
  'registers.equipment.fields.driver': 'Communication',
  'registers.equipment.many': 'Equipment',
}
