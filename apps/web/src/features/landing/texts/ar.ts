import type { Translation } from '../../../platform/i18n/i18n.ts'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  pageTitle: 'الرئيسية',
  morning: 'صباح الخير، {{name}}',
  afternoon: 'نهارك سعيد، {{name}}',
  evening: 'مساء الخير، {{name}}',
  needsYou: 'بانتظارك',
  nothing: 'لا شيء بانتظارك الآن.',
  pending_zero: 'لا سجلات في {{things}} تنتظر موافقتك',
  pending_one: 'سجل واحد في {{things}} ينتظر موافقتك',
  pending_two: 'سجلان في {{things}} ينتظران موافقتك',
  pending_few: '{{count}} سجلات في {{things}} تنتظر موافقتك',
  pending_many: '{{count}} سجلًا في {{things}} تنتظر موافقتك',
  pending_other: '{{count}} سجل في {{things}} تنتظر موافقتك',
  review: 'مراجعة',
  firstSteps: 'الخطوات الأولى',
  firstStepsText: 'سجّل بهذا الترتيب: كل خطوة تعتمد على ما قبلها.',
  stepDone: '{{count}} في {{things}}',
  stepNone: 'لا شيء في {{things}} بعد',
  start: 'البدء',
  quick: 'إجراءات سريعة',
  add: 'تسجيل: {{thing}}',
  failed: 'تعذّر عرض ما ينتظرك',
  profile: 'عرض ملفي الشخصي',
}
