import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { gateNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof gateNotices> = {
  desk_conflict: {
    title: 'Registro por resolver',
    text: 'Lo que la portería registró sin conexión no coincide con lo que ya consta.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof gateNotices> = {
  desk_conflict: {
    title: 'Registro por resolver',
    text: ({ visitor }) =>
      `${visitor}: lo registrado sin conexión no coincide y espera una decisión.`,
    quiet: 'Un registro hecho sin conexión espera una decisión.',
    button: 'Abrir la portería',
  },
}
