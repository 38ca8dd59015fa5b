import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { peopleNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof peopleNotices> = {
  document_expiring: {
    title: 'Documento por vencer',
    text: 'Documentos de proveedores y empleados: 30 y 7 días antes, y el mismo día.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof peopleNotices> = {
  document_expiring: {
    title: 'Documento por vencer',
    text: ({ holder, document, on }) => `${document} de ${holder}: válido hasta el ${on}.`,
    quiet: 'Un documento debe renovarse.',
    button: 'Ver el registro',
  },
}
