import type { TextOf } from '../../../texts/register-text.ts'
import type { users } from './users.ts'

export const ar: TextOf<typeof users> = {
  one: 'مستخدم',
  many: 'المستخدمون',
  gender: 'm',
  purpose: 'من يدخل إلى Portaria، وصفة كل شخص وفي أي شركة.',
  fields: {
    role: 'الدور',
    tenant: 'الشركة',
    membership: 'صلاحية الدخول',
    last_login_at: 'آخر دخول',
  },
  help: { email: 'تصل إلى هذا العنوان رسالة بالدعوة.' },
  actions: {
    'change-email': 'تغيير البريد الإلكتروني',
    'reset-second-factor': 'إزالة التحقق بخطوتين',
    'invite-again': 'إعادة الدعوة',
    confirm: 'تأكيد',
  },
}
