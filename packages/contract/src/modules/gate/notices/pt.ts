import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { gateNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof gateNotices> = {
  desk_conflict: {
    title: 'Registro a resolver',
    text: 'O que a portaria lançou sem conexão não confere com o que já está registrado.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof gateNotices> = {
  desk_conflict: {
    title: 'Registro a resolver',
    text: ({ visitor }) =>
      `${visitor}: o que foi lançado sem conexão não confere e espera uma decisão.`,
    quiet: 'Um registro sem conexão espera uma decisão.',
    button: 'Abrir a portaria',
  },
}
