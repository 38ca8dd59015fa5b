import type { InboxTexts } from './inbox-texts.ts'

export const ar: InboxTexts = {
  kinds: {
    visit_waiting: {
      title: 'زائر عند البوابة',
      text: ({ visitor, place }) => `يريد ${visitor} الدخول: ${place}.`,
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
      text: ({ visitor, place }) => `${visitor} محظور ولم يدخل: ${place}.`,
      quiet: 'جاء شخص محظور إلى البوابة.',
      button: 'فتح الزيارة',
    },
    visit_arrived: {
      title: 'وصل الزائر',
      text: ({ visitor, place }) => `دخل ${visitor}: ${place}.`,
      quiet: 'دخل زائرك.',
      button: 'فتح الزيارة',
    },
    document_expiring: {
      title: 'وثيقة توشك على الانتهاء',
      text: ({ holder, document, on }) => `${document}، ${holder}: صالحة حتى ${on}.`,
      quiet: 'وثيقة تحتاج إلى تجديد.',
      button: 'فتح السجل',
    },
    access_ending: {
      title: 'سينتهي دخولك',
      text: ({ on }) => `ينتهي دخولك في نهاية ${on}.`,
      quiet: 'ينتهي دخولك قريبًا.',
      done: ({ by }) => `يستمر دخولك: تراجع ${by} عن الخطة.`,
      button: 'فتح السجل',
    },
  },
  documents: {
    contract: 'العقد',
    insurance: 'التأمين',
    certificate: 'الشهادة',
    training: 'التدريب',
    health: 'الشهادة الصحية',
    driving_licence: 'رخصة القيادة',
    other: 'الوثيقة',
  },
  ending: (company) =>
    `تصلك هذه الرسالة من ${company}. في «ملفي الشخصي» تختار ما يصلك بالبريد الإلكتروني.`,
}
