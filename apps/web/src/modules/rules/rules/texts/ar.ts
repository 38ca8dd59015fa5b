import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  acceptance: {
    title: 'الموافقة',
    asked: 'اقرأ النص. بموافقتك يُسجَّل أنك قرأت هذه النسخة ومتى.',
    done: 'سُجلت الموافقة',
    accepted: 'وافقت على هذه النسخة {{at}}.',
    counts: 'وافق {{accepted}} من {{expected}} من السكان البالغين.',
    open: 'عرض من وافق',
    waiting_zero: 'لا أحد متبقٍ',
    waiting_one: 'بقي شخص واحد',
    waiting_two: 'بقي شخصان',
    waiting_few: 'بقي {{count}} أشخاص',
    waiting_many: 'بقي {{count}} شخصًا',
    waiting_other: 'بقي {{count}} شخص',
    accepted_by_zero: 'لم يوافق أحد',
    accepted_by_one: 'وافق شخص واحد',
    accepted_by_two: 'وافق شخصان',
    accepted_by_few: 'وافق {{count}} أشخاص',
    accepted_by_many: 'وافق {{count}} شخصًا',
    accepted_by_other: 'وافق {{count}} شخص',
  },
  versions: {
    title: 'النسخ',
    one: 'النسخة {{version}}',
    from: 'من {{from}}',
    span: 'من {{from}} إلى {{to}}',
    compare: 'مقارنة النسخ',
    between: '{{older}} ← {{newer}}',
    with: 'المقارنة مع',
    same: 'نص النسختين واحد.',
    removed: 'حُذف: ',
    added: 'أُضيف: ',
  },
}
