import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { visitsNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof visitsNotices> = {
  visit_waiting: {
    title: 'زائر ينتظر عند البوابة',
    text: 'شخص يريد الدخول والبوابة تسألك.',
  },
  visit_answered: {
    title: 'رد على البوابة',
    text: 'سمح أحد السكان أو المضيفين بدخول زائر أو رفضه.',
  },
  visit_unanswered: {
    title: 'زائر بلا رد',
    text: 'لم يردّ أحد على البوابة ضمن المهلة.',
  },
  visit_overstayed: {
    title: 'زيارة تجاوزت وقتها',
    text: 'ما زال أحدهم في الداخل بعد وقت الزيارة.',
  },
  visit_blocked: {
    title: 'شخص محظور',
    text: 'جاء شخص محظور إلى البوابة فدخل أو رُفض.',
  },
  visit_on_the_way: {
    title: 'مقدّم خدمة في الطريق',
    text: 'أبلغ مقدّم خدمة متوقَّع أنه في الطريق.',
  },
  visit_arrived: {
    title: 'وصل الزائر',
    text: 'دخل زائرك.',
  },
  visit_not_entered: {
    title: 'أُلغي الدخول',
    text: 'ألغت البوابة دخولًا كانت قد أخبرتك به.',
  },
  pass_given: {
    title: 'تصريح من البوابة',
    text: 'أصدرت البوابة تصريحًا لوحدتك بطلب من أحد سكانها.',
  },
  item_permitted: {
    title: 'تصريح أغراض',
    text: 'سجّلت البوابة شيئًا يخرج من وحدتك أو يصل إليها.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof visitsNotices> = {
  visit_waiting: {
    title: 'زائر عند البوابة',
    text: ({ visitor, place, blocked }) =>
      blocked === 'yes'
        ? `${visitor} محظور ويريد الدخول: ${place}.`
        : `يريد ${visitor} الدخول: ${place}.`,
    quiet: 'شخص ينتظر ردك.',
    done: ({ visitor, place, answer, by }) =>
      `${visitor}، ${place}: ${answer === 'authorised' ? `سمح ${by} بالدخول` : `رفض ${by} الدخول`}.`,
    button: 'الرد على البوابة',
  },
  visit_answered: {
    title: 'رد للبوابة',
    text: ({ visitor, place, answer, by }) =>
      `${visitor}، ${place}: ${answer === 'authorised' ? `سمح ${by} بالدخول` : `رفض ${by} الدخول`}.`,
    quiet: 'وصل رد على زيارة.',
    button: 'فتح الزيارة',
  },
  visit_unanswered: {
    title: 'زائر بلا رد',
    text: ({ visitor, place }) => `لم يردّ أحد بشأن ${visitor}: ${place}.`,
    quiet: 'زيارة بلا رد.',
    button: 'فتح الزيارة',
  },
  visit_overstayed: {
    title: 'زيارة تجاوزت وقتها',
    text: ({ visitor, place }) => `ما زال ${visitor} في الداخل: ${place}.`,
    quiet: 'تجاوزت زيارة وقتها.',
    button: 'فتح الزيارة',
  },
  visit_blocked: {
    title: 'شخص محظور عند البوابة',
    text: ({ visitor, place, entered }) =>
      entered === 'yes'
        ? `${visitor} محظور ودخل بسبب مسجَّل${place && `: ${place}`}.`
        : `${visitor} محظور وهو عند البوابة${place && `: ${place}`}.`,
    quiet: 'جاء شخص محظور إلى البوابة.',
    button: 'فتح',
  },
  visit_on_the_way: {
    title: 'مقدّم خدمة في الطريق',
    text: ({ visitor, place }) => `${visitor} في الطريق: ${place}.`,
    quiet: 'مقدّم خدمة في الطريق.',
    button: 'فتح الزيارة',
  },
  visit_arrived: {
    title: 'وصل الزائر',
    text: ({ visitor, place }) => `دخل ${visitor}: ${place}.`,
    quiet: 'دخل زائرك.',
    button: 'فتح الزيارة',
  },
  visit_not_entered: {
    title: 'أُلغي الدخول',
    text: ({ visitor, place }) => `ألغت البوابة دخول ${visitor}: ${place}.`,
    quiet: 'ألغت البوابة تسجيل دخول.',
    button: 'فتح الزيارة',
  },
  pass_given: {
    title: 'تصريح من البوابة',
    text: ({ visitor, place, by }) =>
      `${visitor}، ${place}: أذن ${by} وأصدرت البوابة تصريحًا لليوم.`,
    quiet: 'أصدرت البوابة تصريحًا لوحدتك.',
    button: 'فتح التصريح',
  },
  item_permitted: {
    title: 'تصريح أغراض',
    text: ({ item, place, by }) => `${item}، ${place}: أذن ${by} وسجّلت البوابة ذلك.`,
    quiet: 'سجّلت البوابة غرضًا من وحدتك.',
    button: 'فتح التصريح',
  },
}
