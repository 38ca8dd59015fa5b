import type { NoticeChoices, NoticeSentences } from '../../../define-notices.ts'
import { monthText } from '../../../texts/clock-text.ts'
import type { reportsNotices } from './notices.ts'

/** What the profile page says of each. */
export const choices: NoticeChoices<typeof reportsNotices> = {
  month_reported: {
    title: 'Resumen del mes',
    text: 'Al comienzo de cada mes: visitas, rondas e incidencias del mes que pasó.',
  },
}

/** What is told. */
export const sentences: NoticeSentences<typeof reportsNotices> = {
  month_reported: {
    title: 'Resumen del mes',
    text: ({ from, entered, denied, done, missed, happened, solved }) =>
      `${monthText('es', from)}: entradas ${entered}, rechazadas ${denied}; rondas hechas ${done}, no hechas ${missed}; incidencias ${happened}, resueltas ${solved}.`,
    quiet: 'El resumen del mes está listo.',
    button: 'Abrir el informe',
  },
}
