import type { NoticeChoices } from '../../../define-notices/define-notices.ts'
import type { accountsNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof accountsNotices> = {
  account_security: {
    title: 'Segurança da conta',
    text: 'Senha, e-mail e convites da sua conta.',
  },
}
