import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import { clockText } from '../../../texts/clock-text.ts'
import type { reservationsNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof reservationsNotices> = {
  reservation_requested: {
    title: 'Reserva por aprobar',
    text: 'Alguien pidió un área común y espera su respuesta.',
  },
  reservation_offered: {
    title: 'Horario ofrecido',
    text: 'El horario que espera quedó libre.',
  },
  reservation_decided: {
    title: 'Respuesta a su reserva',
    text: 'Su reserva fue confirmada, rechazada o cancelada.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof reservationsNotices> = {
  reservation_requested: {
    title: 'Reserva por aprobar',
    text: ({ title, area, place }) => `${place} pide ${area}: ${title}.`,
    quiet: 'Una reserva espera aprobación.',
    done: ({ title, area }) => `${title}, ${area}: ya fue respondida.`,
    button: 'Abrir la reserva',
  },
  reservation_offered: {
    title: 'El horario quedó libre',
    text: ({ area, when, until }) =>
      `${area} está libre: ${clockText('es', when)}. Responda hasta ${clockText('es', until)}.`,
    quiet: 'Un horario que espera quedó libre. Responda a tiempo.',
    done: ({ area, state }) =>
      `${area}: ${state === 'approved' || state === 'requested' ? 'horario aceptado' : 'la oferta terminó'}.`,
    button: 'Responder',
  },
  reservation_decided: {
    title: 'Su reserva',
    text: ({ title, area, state, reason }) =>
      `${title}, ${area}: ${state === 'approved' ? 'confirmada' : state === 'refused' ? 'rechazada' : 'cancelada'}${reason === '' ? '.' : `. ${reason}`}`,
    quiet: 'Su reserva tuvo respuesta.',
    button: 'Abrir la reserva',
  },
}
