import type { NoticeChoices } from '../../../define-notices/define-notices.ts'
import type { accountsNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof accountsNotices> = {
  account_security: {
    title: 'أمان الحساب',
    text: 'كلمة المرور والبريد والدعوات الخاصة بحسابك.',
  },
}
