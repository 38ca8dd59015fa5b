import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { accessNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof accessNotices> = {
  minor_left_alone: {
    title: 'Menor salió sin acompañante',
    text: 'Un menor sin permiso para salir solo pasó por una salida.',
  },
  second_entry: {
    title: 'Entrada repetida',
    text: 'Alguien entró en un área en la que ya figuraba dentro.',
  },
  reader_removals_open: {
    title: 'Eliminaciones pendientes en lectores',
    text: 'Un lector no confirmó en una hora que alguien fue eliminado de él.',
  },
  face_photo_by_link: {
    title: 'Foto de rostro enviada por enlace',
    text: 'Alguien envió una foto con el enlace de una carta.',
  },
  doors_released: {
    title: 'Liberación de emergencia',
    text: 'Puertas abiertas a todos hasta que alguien la termine.',
  },
  entries_locked: {
    title: 'Bloqueo de las entradas',
    text: 'Entradas cerradas a todos hasta que el administrador lo termine. Las salidas siguen libres.',
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
  second_entry: {
    title: 'Entrada repetida',
    text: ({ person, point }) => `${person} entró por ${point}, pero ya figuraba dentro.`,
    quiet: 'Alguien entró y ya figuraba dentro.',
    button: 'Abrir el acceso',
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
  face_photo_by_link: {
    title: 'Foto de rostro recibida',
    text: ({ person }) => `Llegó una foto de ${person} por el enlace de la carta.`,
    quiet: 'Llegó una foto de rostro por enlace.',
    button: 'Abrir el registro',
  },
  doors_released: {
    title: 'Liberación de emergencia',
    text: ({ by, reason }) => `${by} liberó las puertas: ${reason}`,
    quiet: 'Puertas liberadas en una emergencia.',
    done: ({ ended_by }) => `${ended_by} terminó la liberación de emergencia.`,
    button: 'Abrir la emergencia',
  },
  entries_locked: {
    title: 'Entradas bloqueadas',
    text: ({ by, reason }) => `${by} bloqueó las entradas: ${reason}`,
    quiet: 'Entradas bloqueadas.',
    done: ({ ended_by }) => `${ended_by} terminó el bloqueo de las entradas.`,
    button: 'Abrir la emergencia',
  },
}
