import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { peopleNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof peopleNotices> = {
  document_expiring: {
    title: 'Document about to expire',
    text: 'Documents of service providers and employees: 30 and 7 days before, and on the day.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof peopleNotices> = {
  document_expiring: {
    title: 'Document about to expire',
    text: ({ holder, document, on }) => `${document} of ${holder}: valid until ${on}.`,
    quiet: 'A document needs to be renewed.',
    button: 'Open the record',
  },
}
