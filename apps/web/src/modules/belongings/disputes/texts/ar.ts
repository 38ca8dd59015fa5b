import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  resolve: {
    text: 'السجلان يدّعيان الشيء نفسه. الذي يبقى يظل نشطًا، والآخر يصبح غير نشط.',
    keep: 'أيهما يبقى؟',
    noUnit: 'بلا وحدة',
    mine: 'هذا السجل، وهو متنازع عليه',
    other: 'السجل الآخر',
    free: 'لم يعد السجل الآخر موجودًا: لم يعد هذا متنازعًا عليه.',
    save: 'حسم',
    done: '{{one}}: حُسم النزاع',
  },
}
