import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import { clockText } from '../../../texts/clock-text.ts'
import type { reservationsNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof reservationsNotices> = {
  reservation_requested: {
    title: 'Pedido de reserva',
    text: 'Alguém pediu uma área comum e espera a sua resposta.',
  },
  reservation_offered: {
    title: 'Horário oferecido',
    text: 'O horário que você espera na fila vagou.',
  },
  reservation_decided: {
    title: 'Resposta da sua reserva',
    text: 'A sua reserva foi confirmada, recusada ou cancelada.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof reservationsNotices> = {
  reservation_requested: {
    title: 'Reserva a aprovar',
    text: ({ title, area, place }) => `${place} pede ${area}: ${title}.`,
    quiet: 'Uma reserva espera aprovação.',
    done: ({ title, area }) => `${title}, ${area}: já foi respondida.`,
    button: 'Abrir a reserva',
  },
  reservation_offered: {
    title: 'O horário vagou',
    text: ({ area, when, until }) =>
      `${area} está livre: ${clockText('pt', when)}. Responda até ${clockText('pt', until)}.`,
    quiet: 'Um horário que você espera vagou. Responda a tempo.',
    done: ({ area, state }) =>
      `${area}: ${state === 'approved' || state === 'requested' ? 'horário aceito' : 'a oferta terminou'}.`,
    button: 'Responder',
  },
  reservation_decided: {
    title: 'Sua reserva',
    text: ({ title, area, state, reason }) =>
      `${title}, ${area}: ${state === 'approved' ? 'confirmada' : state === 'refused' ? 'recusada' : 'cancelada'}${reason === '' ? '.' : `. ${reason}`}`,
    quiet: 'A sua reserva teve resposta.',
    button: 'Abrir a reserva',
  },
}
