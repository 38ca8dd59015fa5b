import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import { clockText } from '../../../texts/clock-text.ts'
import type { roundsNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof roundsNotices> = {
  round_missed: { title: 'Ronda no hecha', text: 'La tolerancia pasó y nadie empezó la ronda.' },
  round_unassigned: {
    title: 'Rondas sin responsable',
    text: 'Quien haría rondas se fue, y esperan a otra persona.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof roundsNotices> = {
  round_missed: {
    title: 'Ronda no hecha',
    text: ({ patrol, when }) => `${patrol}, ${clockText('es', when)}: nadie la empezó.`,
    quiet: 'Una ronda no se hizo.',
    button: 'Abrir la ronda',
  },
  round_unassigned: {
    title: 'Rondas sin responsable',
    text: ({ patrol, when, count }) =>
      count === '1'
        ? `${patrol}, ${clockText('es', when)}.`
        : `${count} rondas de ${patrol}, desde ${clockText('es', when)}.`,
    quiet: 'Hay rondas sin responsable.',
    button: 'Elegir responsable',
  },
}
