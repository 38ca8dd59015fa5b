// Printed by `npm run print` from the texts whose keys the articles name.
export const platform: Readonly<Record<string, string>> = {
  'push.names': 'إظهار الأسماء والشاشة مقفلة',
  'push.on': 'تلقّي الإشعارات على هذا الجهاز',
}
