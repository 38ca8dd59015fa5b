import type { NoticeChoices } from '../../../define-notices.ts'
import type { accountsNotices } from './notices.ts'

/** What the profile page says of each. */
export const choices: NoticeChoices<typeof accountsNotices> = {
  account_security: {
    title: 'Seguridad de la cuenta',
    text: 'Contraseña, correo e invitaciones de su cuenta.',
  },
}
