import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import { monthText } from '../../../texts/clock-text.ts'
import type { reportsNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof reportsNotices> = {
  month_reported: {
    title: 'Resumo do mês',
    text: 'No começo de cada mês: visitas, rondas e ocorrências do mês que passou.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof reportsNotices> = {
  month_reported: {
    title: 'Resumo do mês',
    text: ({ from, entered, denied, done, missed, happened, solved }) =>
      `${monthText('pt', from)}: entradas ${entered}, recusadas ${denied}; rondas feitas ${done}, não feitas ${missed}; ocorrências ${happened}, resolvidas ${solved}.`,
    quiet: 'O resumo do mês está pronto.',
    button: 'Abrir o relatório',
  },
}
