import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { peopleNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof peopleNotices> = {
  document_expiring: {
    title: 'Documento perto do vencimento',
    text: 'Documentos de prestadores e funcionários: 30 e 7 dias antes, e no dia.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof peopleNotices> = {
  document_expiring: {
    title: 'Documento perto do vencimento',
    text: ({ holder, document, on }) => `${document} de ${holder}: válido até ${on}.`,
    quiet: 'Um documento precisa ser renovado.',
    button: 'Ver o cadastro',
  },
}
