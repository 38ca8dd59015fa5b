// Printed by `npm run print` from the texts whose keys the articles name.
export const servers: Readonly<Record<string, string>> = {
  'servers.backups.title': 'النسخ الاحتياطية',
  'servers.lanes.title': 'طوابير المهام',
  'servers.letters.title': 'رسائل بريد لم تُرسل',
  'servers.loads.title': 'الشركات حسب الاستخدام',
  'servers.others.title': 'مهام فشلت',
  'servers.secret.title': 'سر الخوادم',
  'servers.servers.title': 'الخوادم العاملة',
}
