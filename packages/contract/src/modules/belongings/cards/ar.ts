import type { TextOf } from '../../../texts/register-text.ts'
import type { cards } from './cards.ts'

export const ar: TextOf<typeof cards> = {
  one: 'بطاقة',
  many: 'البطاقات',
  gender: 'f',
  purpose: 'البطاقات والملصقات والميداليات التي تفتح القارئات، ومع من كل منها.',
  heading: 'البطاقة {{number}}',
  fields: {
    number: 'الرقم',
    facility_code: 'رمز المنشأة',
    technology: 'التقنية',
    state: 'حالة البطاقة',
    block_reason: 'سبب الحظر',
  },
  help: { number: 'بالعشري كما هو مطبوع، أو بالست عشري كما يقوله القارئ: البطاقة نفسها.' },
  sections: { validity: 'الصلاحية' },
  choices: {
    technology: {
      wiegand26: 'Wiegand 26',
      wiegand34: 'Wiegand 34',
      wiegand66: 'Wiegand 66',
      mifare: 'Mifare',
      uhf: 'UHF',
      qr: 'QR',
    },
    kind: {
      card: 'بطاقة',
      tag: 'ملصق',
      keyfob: 'ميدالية',
    },
    state: {
      stock: 'في المخزون',
      assigned: 'مسلّمة',
      blocked: 'محظورة',
      lost: 'مفقودة',
      returned: 'معادة',
      discarded: 'متلفة',
    },
  },
  transitions: {
    assign: {
      button: 'تسليم',
      done: 'سُلّمت البطاقة',
      text: 'اختر واحدًا: ساكن أو موظف أو مقدّم خدمة.',
    },
    block: { button: 'حظر', done: 'حُظرت البطاقة' },
    unblock: { button: 'رفع الحظر', done: 'رُفع حظر البطاقة' },
    return: { button: 'استرجاع', done: 'استُرجعت البطاقة' },
    lose: {
      button: 'تسجيل الفقدان',
      done: 'سُجّل الفقدان',
      text: 'البطاقة المفقودة لا تفتح مجددًا، ومن فقدها يتسلم غيرها.',
    },
    discard: { button: 'إتلاف', done: 'أُتلفت البطاقة', text: 'تصبح البطاقة غير نشطة ولا تعود.' },
  },
  views: {
    stock: { m: 'في المخزون', f: 'في المخزون' },
    blocked: { m: 'محظورة ومفقودة', f: 'محظورة ومفقودة' },
  },
  refusals: {
    holder_required: 'حدّد حامل البطاقة: ساكن أو موظف أو مقدّم خدمة.',
    card_discarded: 'أُتلفت هذه البطاقة ولا تعود نشطة.',
    holder_inactive: 'حامل البطاقة غير نشط، فلا تُسند إليه بطاقة تفتح.',
  },
}
