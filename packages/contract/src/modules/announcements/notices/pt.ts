import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { announcementsNotices } from './notices.ts'

/** Returns the sentence for the end of an announcement. */
const endOf = (state: string) =>
  state === 'replaced'
    ? 'foi corrigido por outro comunicado.'
    : state === 'withdrawn'
      ? 'foi retirado.'
      : 'não vale mais.'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof announcementsNotices> = {
  emergency_announced: {
    title: 'Emergência',
    text: 'A administração avisou de um perigo. Chega sempre, também no horário de silêncio.',
  },
  announcement_sent: {
    title: 'Comunicado',
    text: 'A administração enviou um comunicado para você.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof announcementsNotices> = {
  emergency_announced: {
    title: 'Emergência',
    text: ({ title }) => title,
    quiet: 'A administração avisou de uma emergência.',
    done: ({ title, state }) => `${title}: ${endOf(state)}`,
    button: 'Abrir o comunicado',
  },
  announcement_sent: {
    title: 'Comunicado',
    text: ({ title }) => title,
    quiet: 'Há um comunicado para você.',
    done: ({ title, state }) => `${title}: ${endOf(state)}`,
    button: 'Abrir o comunicado',
  },
}
