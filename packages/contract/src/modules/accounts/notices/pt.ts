import type { NoticeChoices } from '../../../define-notices.ts'
import type { accountsNotices } from './notices.ts'

/** What the profile page says of each. */
export const choices: NoticeChoices<typeof accountsNotices> = {
  account_security: {
    title: 'Segurança da conta',
    text: 'Senha, e-mail e convites da sua conta.',
  },
}
