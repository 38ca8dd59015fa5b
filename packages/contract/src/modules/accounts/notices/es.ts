import type { NoticeChoices } from '../../../define-notices/define-notices.ts'
import type { accountsNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof accountsNotices> = {
  account_security: {
    title: 'Seguridad de la cuenta',
    text: 'Contraseña, correo e invitaciones de su cuenta.',
  },
}
