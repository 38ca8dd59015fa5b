import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { peopleNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof peopleNotices> = {
  document_expiring: {
    title: 'وثيقة توشك على الانتهاء',
    text: 'وثائق مقدمي الخدمات والموظفين: قبل 30 و7 أيام وفي اليوم نفسه.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof peopleNotices> = {
  document_expiring: {
    title: 'وثيقة توشك على الانتهاء',
    text: ({ holder, document, on }) => `${document}، ${holder}: صالحة حتى ${on}.`,
    quiet: 'وثيقة تحتاج إلى تجديد.',
    button: 'فتح السجل',
  },
}
