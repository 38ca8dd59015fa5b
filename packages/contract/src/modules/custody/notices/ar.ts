import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { custodyNotices } from './notices.ts'
import { dayAndMonth, parcelNamer } from './parcel-words.ts'

/** Words for troubles of a locker's door. */
const troubles: Readonly<Record<string, string>> = {
  left_open: 'بقي مفتوحًا',
  unknown: 'لا يُعرف هل فُتح',
  opened_late: 'فُتح متأخرًا ولا يُعرف لمن؛ انظر ما بداخله',
  disagrees: 'المستشعر والسجل لا يتفقان',
  silent: 'لا تستجيب على الشبكة',
}

/** Names a parcel in a sentence that fits either gender. */
const named = parcelNamer({
  kinds: {
    parcel: 'طرد',
    letter: 'رسالة',
    registered: 'رسالة مسجلة',
    judicial: 'مراسلة قضائية',
  },
  from: (sender) => `من ${sender}`,
  on: dayAndMonth,
  number: (number) => `، رقم ${number}`,
})

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof custodyNotices> = {
  parcel_arrived: {
    title: 'وصل طرد',
    text: 'طرد لوحدتك عند البوابة.',
  },
  parcel_judicial: {
    title: 'مراسلة قضائية',
    text: 'وصلت مراسلة قضائية لوحدتك.',
  },
  parcel_waiting: {
    title: 'طرد بانتظار الاستلام',
    text: 'لم يُستلم طرد يخصك بعد.',
  },
  parcel_handed: {
    title: 'استُلم الطرد',
    text: 'استلم شخص طردًا لوحدتك.',
  },
  parcel_lost: {
    title: 'طرد مفقود',
    text: 'لم يُعثر على طرد.',
  },
  parcel_returned: {
    title: 'أُعيد الطرد',
    text: 'أُعيد طرد لوحدتك إلى المرسِل.',
  },
  parcel_refused: {
    title: 'رُفضت مراسلة قضائية',
    text: 'رفضت البوابة كتابيًا مراسلة قضائية لوحدتك.',
  },
  parcel_in_locker: {
    title: 'طرد في الخزانة',
    text: 'طرد لوحدتك موجود خلف باب في خزانة الطرود.',
  },
  locker_attention: {
    title: 'باب خزانة الطرود',
    text: 'بقي باب مفتوحًا، أو لا يتفق المستشعر والسجل، أو خزانة لا تستجيب.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof custodyNotices> = {
  parcel_arrived: {
    title: 'وصل طرد',
    text: ({ place, ...parcel }) => `${named(parcel)}، عند البوابة: ${place}.`,
    quiet: 'طرد بانتظارك.',
    button: 'عرض الطرد',
  },
  parcel_judicial: {
    title: 'مراسلة قضائية',
    text: ({ place, ...parcel }) => `وصول ${named(parcel)}: ${place}.`,
    quiet: 'وصلت مراسلة مهمة.',
    button: 'عرض المراسلة',
  },
  parcel_waiting: {
    title: 'طرد بانتظار الاستلام',
    text: ({ place, ...parcel }) => `${named(parcel)}، بانتظار الاستلام حتى الآن: ${place}.`,
    quiet: 'ما زال طرد بانتظارك.',
    button: 'عرض الطرد',
  },
  parcel_handed: {
    title: 'استُلم الطرد',
    text: ({ place, by, ...parcel }) =>
      by === ''
        ? `${named(parcel)}، ${place}: تم الاستلام بالرمز.`
        : `${named(parcel)}، ${place}: تم التسليم إلى ${by}.`,
    quiet: 'استُلم طرد يخصك.',
    button: 'عرض الطرد',
  },
  parcel_lost: {
    title: 'طرد مفقود',
    text: ({ place, ...parcel }) => `لم يتم العثور على ${named(parcel)}: ${place}.`,
    quiet: 'توجد مشكلة في طرد.',
    button: 'عرض التقرير',
  },
  parcel_returned: {
    title: 'أُعيد الطرد',
    text: ({ place, ...parcel }) => `تمت إعادة ${named(parcel)} إلى المرسِل: ${place}.`,
    quiet: 'أُعيد طرد يخصك.',
    button: 'عرض الطرد',
  },
  parcel_refused: {
    title: 'رُفضت مراسلة قضائية',
    text: ({ place, ...parcel }) => `تم رفض ${named(parcel)} كتابيًا: ${place}.`,
    quiet: 'رُفضت مراسلة مهمة.',
    button: 'عرض المراسلة',
  },
  parcel_in_locker: {
    title: 'طرد في الخزانة',
    text: ({ place, locker, door, ...parcel }) =>
      `${named(parcel)}، في ${locker}، الباب ${door}: ${place}.`,
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
}
