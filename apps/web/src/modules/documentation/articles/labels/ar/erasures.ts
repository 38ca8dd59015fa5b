// Printed by `npm run print` from the texts whose keys the articles name.
export const erasures: Readonly<Record<string, string>> = {
  'erasures.begin': 'محو البيانات الشخصية…',
  'erasures.exports.begin': 'تصدير بيانات الشخص',
  'erasures.exports.own.download': 'تنزيل بياناتي',
  'erasures.reason': 'السبب',
}
