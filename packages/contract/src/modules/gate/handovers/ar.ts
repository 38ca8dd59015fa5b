import type { TextOf } from '../../../texts/register-text.ts'
import type { handovers } from './handovers.ts'

export const ar: TextOf<typeof handovers> = {
  one: 'تسليم نوبة',
  many: 'تسليم النوبات',
  gender: 'm',
  purpose: 'سجل البوابة: ما تتركه كل نوبة للتالية، بتوقيع من يغادر ومن يستلم.',
  fields: {
    unowned: 'بلا مسؤول',
    number: 'الرقم',
    post: 'الموقع',
    state: 'حالة التسليم',
    starts_at: 'بداية النوبة',
    ends_at: 'نهاية النوبة',
    outgoing: 'من يغادر',
    incoming: 'من يستلم',
    notes: 'ملاحظات',
    parcels_counted: 'الطرود المعدودة',
    parcels_expected: 'الطرود في النظام',
    count_note: 'سبب اختلاف العدد',
    left_at: 'وُقّعت المغادرة في',
    left_signature: 'توقيع من يغادر',
    received_at: 'وُقّع الاستلام في',
    received_signature: 'توقيع من يستلم',
    remark: 'تحفظ من يستلم',
    cancelled_at: 'أُلغي في',
    cancelled_by: 'ألغاه',
  },
  help: {
    post: 'مكان عمل النوبة. لكل موقع تسليم مفتوح واحد في كل مرة.',
    starts_at: 'إن تُرك فارغًا: نهاية آخر تسليم لهذا الموقع.',
    ends_at: 'إن تُرك فارغًا: لحظة التوقيع الأول.',
    notes: 'ما تحتاج النوبة التالية إلى معرفته.',
    parcels_counted: 'عند البوابة وفي الخزائن. لا تُعدّ أبواب الخزائن الذكية.',
    remark: 'إذا كان هناك ما لا يطابق المكتوب.',
  },
  sections: { count: 'العدّ', signatures: 'التواقيع' },
  choices: {
    state: {
      open: 'مفتوح',
      left: 'بانتظار توقيع من يستلم',
      done: 'موقَّع',
      cancelled: 'ملغى',
    },
  },
  transitions: {
    leave: {
      button: 'توقيع وتسليم',
      done: 'سُلّمت النوبة',
      text: 'يُحفظ ما على الشاشة كما هو الآن مع توقيعك ولا يتغير بعد ذلك.',
    },
    receive: {
      button: 'توقيع واستلام',
      done: 'استُلمت النوبة',
      text: 'يوقّع من يستلم بحسابه الخاص. إذا كان هناك ما لا يطابق فاكتب تحفظًا.',
    },
    cancel: {
      button: 'إلغاء التسليم',
      done: 'أُلغي التسليم',
      text: 'استخدمه إذا بدأ التسليم بالخطأ.',
    },
  },
  views: {
    unsigned: { m: 'بانتظار التوقيع', f: 'بانتظار التوقيع' },
    differing: { m: 'فيها اختلاف', f: 'فيها اختلاف' },
  },
  refusals: {
    handover_open: 'لهذا الموقع تسليم مفتوح بالفعل. افتحه من تسليم النوبات.',
    other_person: 'من بدأ التسليم هو من يعدّله ويوقّع المغادرة.',
    same_person: 'لا يمكن أن يستلم من يغادر. يوقّع شخص آخر بحسابه الخاص.',
  },
}
