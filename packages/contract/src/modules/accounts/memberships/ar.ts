import type { TextOf } from '../../../texts/register-text.ts'
import type { memberships } from './memberships.ts'

export const ar: TextOf<typeof memberships> = {
  one: 'صلاحية دخول',
  many: 'صلاحيات الدخول',
  gender: 'f',
  purpose: 'صفة الشخص في كل شركة، منذ متى وحتى متى.',
  fields: {
    user: 'المستخدم',
    role: 'الدور',
    tenant: 'الشركة',
    council: 'المجلس',
    starts_on: 'منذ',
    ends_on: 'حتى',
    last_used_at: 'آخر دخول',
  },
  sections: { council: 'المجلس' },
  actions: { confirm: 'تأكيد' },
  help: {
    council: 'يقرأ المجلس ما يُروى عن المدير من الآن فصاعدًا، لا ما رُوي من قبل.',
    resident: 'تربط الصلاحية بسجل {{resident}}: فيرى من يدخل بها ما يخص وحدته.',
  },
}
