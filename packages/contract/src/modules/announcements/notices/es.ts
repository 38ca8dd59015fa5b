import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { announcementsNotices } from './notices.ts'

/** Returns the sentence for the end of an announcement. */
const endOf = (state: string) =>
  state === 'replaced'
    ? 'fue corregido por otro comunicado.'
    : state === 'withdrawn'
      ? 'fue retirado.'
      : 'ya no vale.'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof announcementsNotices> = {
  emergency_announced: {
    title: 'Emergencia',
    text: 'La administración avisó de un peligro. Llega siempre, también en las horas de silencio.',
  },
  announcement_sent: {
    title: 'Comunicado',
    text: 'La administración le envió un comunicado.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof announcementsNotices> = {
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
}
