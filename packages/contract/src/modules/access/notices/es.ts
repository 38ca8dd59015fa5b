import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { accessNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof accessNotices> = {
  minor_left_alone: {
    title: 'Menor salió sin acompañante',
    text: 'Un menor sin permiso para salir solo pasó por una salida.',
  },
}

/** Sentences of items in the inbox. */
export const sentences: NoticeSentences<typeof accessNotices> = {
  minor_left_alone: {
    title: 'Menor salió solo',
    text: ({ minor, point }) => `${minor} salió por ${point} sin permiso para salir solo.`,
    quiet: 'Un menor salió sin permiso para salir solo.',
    button: 'Abrir el registro',
  },
}
