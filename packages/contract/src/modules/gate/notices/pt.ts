import type { NoticeChoices, NoticeSentences } from '../../../define-notices.ts'
import type { gateNotices } from './notices.ts'

/** What the profile page says of each. */
export const choices: NoticeChoices<typeof gateNotices> = {
  desk_conflict: {
    title: 'Registro a resolver',
    text: 'O que a portaria lançou sem conexão não confere com o que já está registrado.',
  },
}

/** What is told. */
export const sentences: NoticeSentences<typeof gateNotices> = {
  desk_conflict: {
    title: 'Registro a resolver',
    text: ({ visitor }) =>
      `${visitor}: o que foi lançado sem conexão não confere e espera uma decisão.`,
    quiet: 'Um registro sem conexão espera uma decisão.',
    button: 'Abrir a portaria',
  },
}
