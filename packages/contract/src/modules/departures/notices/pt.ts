import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { departuresNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof departuresNotices> = {
  access_ending: {
    title: 'Fim do seu acesso',
    text: 'Quando a sua saída é planejada: o último dia do acesso.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof departuresNotices> = {
  access_ending: {
    title: 'O seu acesso vai terminar',
    text: ({ on }) => `O seu acesso termina no fim de ${on}.`,
    quiet: 'O seu acesso termina em breve.',
    done: ({ by }) => `O seu acesso continua: ${by} desfez o plano.`,
    button: 'Ver o cadastro',
  },
}
