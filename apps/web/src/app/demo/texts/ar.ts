import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  quickPanel: {
    open: 'فتح اللوحة السريعة',
    title: 'اللوحة السريعة',
  },
  profile: {
    parts: 'أقسام الملف',
    account: 'الحساب',
    timeline: 'الخط الزمني',
    photos: 'صور وفيديو',
    about: 'نبذة',
  },
}
