import type { TextOf } from '../../../texts/register-text.ts'
import type { councilOccurrences } from './council-occurrences.ts'

export const ar: TextOf<typeof councilOccurrences> = {
  one: 'واقعة للمجلس',
  many: 'وقائع للمجلس',
  gender: 'f',
  purpose: 'ما رُوي عن المدير. لا يقرؤه إلا من كان في المجلس حينها ومسؤولو المنصة.',
  heading: '{{title}} · رقم {{number}}',
  fields: {
    number: 'الرقم',
    title: 'العنوان',
    description: 'ما الذي حدث',
    happened_at: 'متى حدث',
    place: 'أين',
    attachments: 'أدلة',
    name: 'تعليق الصورة',
    picture: 'الصورة',
    reporter: 'رواها',
    readers: 'من يقرأ',
    reader: 'الشخص',
    state: 'سير العمل',
    outcome: 'ما الذي فُعل',
    cancel_reason: 'سبب الإلغاء',
    closed_at: 'أُغلقت في',
    closed_by: 'أغلقها',
  },
  help: {
    title: 'لا يقرأ هذه الرواية إلا المجلس ومسؤولو المنصة وأنت. ولا يرى المدير حتى أنها موجودة.',
    description: 'لا تتغير الرواية لاحقًا؛ أضف ما ينقص في التعليقات.',
    readers:
      'من كان في المجلس حين رُويت، عدا من هو مدير أو كان مديرًا قبل أقل من سنة ومن تسميه الرواية. ولا يغيّرهم إلا مدير المنصة.',
  },
  refusals: {
    no_reader: 'اختر من يسكن هنا وله صلاحية، وليس مديرًا ولم يكن مديرًا قبل أقل من سنة.',
  },
  sections: { narrative: 'الرواية', readers: 'المجلس', progress: 'سير العمل' },
  choices: {
    state: {
      open: 'مفتوحة',
      in_analysis: 'قيد التحليل',
      in_progress: 'قيد التنفيذ',
      closed: 'مغلقة',
      cancelled: 'ملغاة',
    },
  },
  transitions: {
    analyse: { button: 'حلّل', done: 'الواقعة قيد التحليل' },
    proceed: { button: 'تابع', done: 'الواقعة قيد التنفيذ' },
    close: {
      button: 'أغلق',
      done: 'أُغلقت الواقعة',
      text: 'بعد ذلك لا يُضاف إلى الرواية إلا إضافات.',
    },
    cancel: { button: 'ألغِ الواقعة', done: 'أُلغيت الواقعة', text: 'تُحفظ مع السبب.' },
  },
  views: {
    open: { m: 'المفتوحة', f: 'المفتوحة' },
    closed: { m: 'المغلقة', f: 'المغلقة' },
  },
  heads: { happened_at: ['التاريخ', 'التاريخ والوقت'] },
}
