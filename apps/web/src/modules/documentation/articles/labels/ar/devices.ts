// Printed by `npm run print` from the texts whose keys the articles name.
export const devices: Readonly<Record<string, string>> = {
  'registers.device-addresses.many': 'عناوين الأجهزة',
  'registers.equipment.fields.driver': 'طريقة الاتصال',
  'registers.equipment.many': 'الأجهزة',
}
