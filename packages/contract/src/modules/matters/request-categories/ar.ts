import type { TextOf } from '../../../texts/register-text.ts'
import type { requestCategories } from './request-categories.ts'

export const ar: TextOf<typeof requestCategories> = {
  one: 'فئة طلب',
  many: 'فئات الطلبات',
  gender: 'f',
  purpose: 'ما يمكن طلبه، وفي كم من الوقت يُجاب عنه، ومن ينفّذه عادة.',
  fields: {
    name: 'الاسم',
    sla_hours: 'المهلة (بالساعات)',
    assignee_employee: 'الموظف المسؤول',
    assignee_provider: 'مقدّم الخدمة المسؤول',
  },
  help: { sla_hours: 'إن تُرك فارغًا: لا مهلة موعودة.' },
}
