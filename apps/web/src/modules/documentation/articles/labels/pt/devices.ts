// Printed by `npm run print` from the texts whose keys the articles name.
export const devices: Readonly<Record<string, string>> = {
  'registers.device-addresses.many': 'Endereços de equipamentos',
  'registers.equipment.fields.driver': 'Comunicação',
  'registers.equipment.many': 'Equipamentos',
}
