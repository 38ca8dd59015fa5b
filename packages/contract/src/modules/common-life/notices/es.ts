import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import { clockText } from '../../../texts/clock-text.ts'
import type { commonLifeNotices } from './notices.ts'

/** Returns the sentence for the end of an announcement. */
const endOf = (state: string) =>
  state === 'replaced'
    ? 'fue corregido por otro comunicado.'
    : state === 'withdrawn'
      ? 'fue retirado.'
      : 'ya no vale.'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof commonLifeNotices> = {
  emergency_announced: {
    title: 'Emergencia',
    text: 'La administración avisó de un peligro. Llega siempre, también en las horas de silencio.',
  },
  announcement_sent: {
    title: 'Comunicado',
    text: 'La administración le envió un comunicado.',
  },
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
export const sentences: NoticeSentences<typeof commonLifeNotices> = {
  emergency_announced: {
    title: 'Emergencia',
    text: ({ title }) => title,
    quiet: 'La administración avisó de una emergencia.',
    done: ({ title, state }) => `${title}: ${endOf(state)}`,
    button: 'Abrir el comunicado',
  },
  announcement_sent: {
    title: 'Comunicado',
    text: ({ title }) => title,
    quiet: 'Hay un comunicado para usted.',
    done: ({ title, state }) => `${title}: ${endOf(state)}`,
    button: 'Abrir el comunicado',
  },
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
