// Printed by `npm run print` from the texts whose keys the articles name.
export const devices: Readonly<Record<string, string>> = {
  'registers.device-addresses.many': 'Direcciones de equipos',
  'registers.equipment.fields.driver': 'Comunicación',
  'registers.equipment.many': 'Equipos',
}
