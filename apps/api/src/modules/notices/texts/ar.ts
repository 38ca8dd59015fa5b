import type { InboxTexts } from './inbox-texts.ts'

/** What is wrong with a door of a locker. */
const troubles: Readonly<Record<string, string>> = {
  left_open: 'بقي مفتوحًا',
  unknown: 'لا يُعرف هل فُتح',
  opened_late: 'فُتح متأخرًا ولا يُعرف لمن؛ انظر ما بداخله',
  disagrees: 'المستشعر والسجل لا يتفقان',
  silent: 'لا تستجيب على الشبكة',
}

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
      text: ({ visitor, place, entered }) =>
        entered === 'yes'
          ? `${visitor} محظور ودخل بسبب مسجَّل: ${place}.`
          : `${visitor} محظور وهو عند البوابة: ${place}.`,
      quiet: 'جاء شخص محظور إلى البوابة.',
      button: 'فتح',
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
    desk_conflict: {
      title: 'تسجيل يحتاج إلى قرار',
      text: ({ visitor }) => `${visitor}: ما سُجّل دون اتصال لا يتطابق وينتظر قرارًا.`,
      quiet: 'تسجيل تمّ دون اتصال ينتظر قرارًا.',
      button: 'فتح البوابة',
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
    parcel_arrived: {
      title: 'وصل طرد',
      text: ({ number, place }) => `الطرد ${number} عند البوابة: ${place}.`,
      quiet: 'طرد بانتظارك.',
      button: 'عرض الطرد',
    },
    parcel_judicial: {
      title: 'مراسلة قضائية',
      text: ({ number, place }) => `وصلت مراسلة قضائية رقم ${number}: ${place}.`,
      quiet: 'وصلت مراسلة مهمة.',
      button: 'عرض المراسلة',
    },
    parcel_waiting: {
      title: 'طرد بانتظار الاستلام',
      text: ({ number, place }) => `لم يُستلم الطرد ${number} بعد: ${place}.`,
      quiet: 'ما زال طرد بانتظارك.',
      button: 'عرض الطرد',
    },
    parcel_handed: {
      title: 'استُلم الطرد',
      text: ({ number, place, by }) =>
        by === ''
          ? `الطرد ${number}، ${place}: استُلم بالرمز.`
          : `الطرد ${number}، ${place}: استلمه ${by}.`,
      quiet: 'استُلم طرد يخصك.',
      button: 'عرض الطرد',
    },
    parcel_lost: {
      title: 'طرد مفقود',
      text: ({ number, place }) => `لم يُعثر على الطرد ${number}: ${place}.`,
      quiet: 'توجد مشكلة في طرد.',
      button: 'عرض التقرير',
    },
    parcel_returned: {
      title: 'أُعيد الطرد',
      text: ({ number, place }) => `أُعيد الطرد ${number} إلى المرسِل: ${place}.`,
      quiet: 'أُعيد طرد يخصك.',
      button: 'عرض الطرد',
    },
    parcel_refused: {
      title: 'رُفضت مراسلة قضائية',
      text: ({ number, place }) => `رُفضت المراسلة القضائية رقم ${number} كتابيًا: ${place}.`,
      quiet: 'رُفضت مراسلة مهمة.',
      button: 'عرض المراسلة',
    },
    parcel_in_locker: {
      title: 'طرد في الخزانة',
      text: ({ number, place, locker, door }) =>
        `الطرد ${number} في ${locker}، الباب ${door}: ${place}.`,
      quiet: 'طرد بانتظارك في الخزانة.',
      button: 'عرض الطرد',
    },
    locker_attention: {
      title: 'باب خزانة الطرود',
      text: ({ locker, door, trouble }) =>
        `${locker}${door && `، الباب ${door}`}: ${troubles[trouble] ?? ''}.`,
      quiet: 'باب في خزانة الطرود يحتاج إلى انتباه.',
      button: 'فتح الأبواب',
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
