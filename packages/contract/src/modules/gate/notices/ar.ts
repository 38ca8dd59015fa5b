import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { gateNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof gateNotices> = {
  desk_conflict: {
    title: 'تسجيل يحتاج إلى قرار',
    text: 'ما سجّلته البوابة دون اتصال لا يتطابق مع المسجَّل لدى النظام.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof gateNotices> = {
  desk_conflict: {
    title: 'تسجيل يحتاج إلى قرار',
    text: ({ visitor }) => `${visitor}: ما سُجّل دون اتصال لا يتطابق وينتظر قرارًا.`,
    quiet: 'تسجيل تمّ دون اتصال ينتظر قرارًا.',
    button: 'فتح البوابة',
  },
}
