import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import { monthText } from '../../../texts/clock-text.ts'
import type { reportsNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof reportsNotices> = {
  month_reported: {
    title: 'Resumen del mes',
    text: 'Al comienzo de cada mes: visitas, rondas e incidencias del mes que pasó.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof reportsNotices> = {
  month_reported: {
    title: 'Resumen del mes',
    text: ({ from, entered, denied, done, missed, happened, solved }) =>
      `${monthText('es', from)}: entradas ${entered}, rechazadas ${denied}; rondas hechas ${done}, no hechas ${missed}; incidencias ${happened}, resueltas ${solved}.`,
    quiet: 'El resumen del mes está listo.',
    button: 'Abrir el informe',
  },
}
