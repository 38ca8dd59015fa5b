import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import { clockText } from '../../../texts/clock-text.ts'
import type { roundsNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof roundsNotices> = {
  round_missed: {
    title: 'Ronda não feita',
    text: 'A tolerância passou, e ninguém começou a ronda.',
  },
  round_unassigned: {
    title: 'Rondas sem responsável',
    text: 'Quem faria rondas saiu, e elas esperam outra pessoa.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof roundsNotices> = {
  round_missed: {
    title: 'Ronda não feita',
    text: ({ patrol, when }) => `${patrol}, ${clockText('pt', when)}: ninguém começou.`,
    quiet: 'Uma ronda não foi feita.',
    button: 'Abrir a ronda',
  },
  round_unassigned: {
    title: 'Rondas sem responsável',
    text: ({ patrol, when, count }) =>
      count === '1'
        ? `${patrol}, ${clockText('pt', when)}.`
        : `${count} rondas de ${patrol}, a partir de ${clockText('pt', when)}.`,
    quiet: 'Há rondas sem responsável.',
    button: 'Escolher responsável',
  },
}
