import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  title: 'الطوارئ',
  text: 'افتح الأبواب للجميع دفعة واحدة إلى أن تنهي ذلك.',
  link: 'الطوارئ',
  muster: 'قائمة الطوارئ',
  none: 'لا توجد نقاط دخول',
  noneText: 'بلا نقاط لا يوجد ما يُفتح.',
  release: 'فتح الأبواب',
  releaseText:
    'يمر الجميع من النقاط المحددة فوق أي قاعدة. وتُبقي القارئات الأبواب مفتوحة حيث تستطيع.',
  lockdown: 'إغلاق المداخل',
  lockdownText: 'لا يدخل أحد من النقاط المحددة. وتبقى المخارج حرّة.',
  points: 'النقاط',
  all: 'كلها خاضعة لأمر مماثل بالفعل.',
  reason: 'السبب',
  reasonNeeded: 'اذكر السبب بثلاثة أحرف على الأقل.',
  pointsNeeded: 'حدّد نقطة واحدة على الأقل.',
  startRelease: 'افتح الآن',
  startLockdown: 'أغلق الآن',
  live: {
    release: 'الأبواب مفتوحة',
    lockdown: 'المداخل مغلقة',
  },
  by: '{{by}}، {{at}}: {{reason}}',
  end: 'إنهاء',
  onlySindico: 'المدير وحده ينهي الإغلاق.',
  states: {
    open: 'مفتوح',
    trying: 'جارٍ المحاولة',
    unconfirmed: 'غير مؤكد',
    by_hand: 'لا يبقى مفتوحًا: افتحه باليد',
  },
  ending: {
    open: 'جارٍ الإنهاء',
    trying: 'لم يُغلق بعد',
    unconfirmed: 'لم يتأكد إغلاقه: انظر إلى الباب',
    by_hand: 'أغلقه باليد',
  },
  locked: 'مدخل مغلق',
  readAt: 'قُرئ {{at}}',
  openedOnce: {
    done: 'فُتح مرة في البداية',
    unknown: 'لا يُعرف هل فُتح مرة في البداية',
  },
  reasons: {
    no_reader: 'لا قارئ يفتحه Portaria.',
    no_address: 'لا عنوان للقارئ.',
    password_missing: 'كلمة مرور القارئ ناقصة.',
    not_served: 'القارئ غير مستخدم.',
  },
  ended: 'الأحدث',
  endedBy: 'أنهاه {{by}}، {{at}}',
  banner: {
    release: 'فتح طوارئ: الأبواب مفتوحة.',
    lockdown: 'المداخل مغلقة.',
    show: 'عرض',
  },
}
