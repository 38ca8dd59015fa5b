import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { accessNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof accessNotices> = {
  minor_left_alone: {
    title: 'Menor salió sin acompañante',
    text: 'Un menor sin permiso para salir solo pasó por una salida.',
  },
  reader_removals_open: {
    title: 'Eliminaciones pendientes en lectores',
    text: 'Un lector no confirmó en una hora que alguien fue eliminado de él.',
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
  reader_removals_open: {
    title: 'Eliminaciones sin confirmar',
    text: ({ reader, count }) =>
      count === '1'
        ? `${reader}: 1 eliminación sin confirmar desde hace más de una hora.`
        : `${reader}: ${count} eliminaciones sin confirmar desde hace más de una hora.`,
    quiet: 'Un lector tiene eliminaciones sin confirmar.',
    button: 'Abrir el lector',
  },
}
