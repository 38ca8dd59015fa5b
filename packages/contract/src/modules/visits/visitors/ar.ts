import type { TextOf } from '../../../texts/register-text.ts'
import type { visitors } from './visitors.ts'

export const ar: TextOf<typeof visitors> = {
  one: 'زائر',
  many: 'الزوار',
  gender: 'm',
  purpose: 'الأشخاص الذين يزورون، ولكل منهم وثيقة.',
  fields: { provisional: 'مؤقت', blocked: 'محظور', blocked_reason: 'سبب الحظر' },
  flags: {
    provisional: { him: 'مؤقت', her: 'مؤقتة' },
    blocked: { him: 'محظور', her: 'محظورة' },
  },
  help: { cpf: 'رقم CPF أو وثيقة أخرى: يلزم أحدهما.' },
  sections: { arrival: 'الوصول', block: 'الحظر' },
  actions: {
    block: 'حظر',
    'confirm-block': 'تأكيد الحظر',
    unblock: 'رفع الحظر',
    merge: 'هذا هو الشخص',
  },
  views: {
    blocked: { m: 'محظورون', f: 'محظورات' },
  },
  refusals: {
    document_required: 'اذكر رقم CPF أو وثيقة أخرى.',
    visitor_blocked: 'زائر محظور. لا يدخل إلا بسبب يُسجَّل.',
    plate_blocked: 'هذه اللوحة لشخص محظور. لا تدخل إلا بسبب.',
    visitor_unidentified: 'وثيقة الزائر ناقصة.',
  },
}
