import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  title: 'ينتهي دخولك عبر {{provider}} عند {{time}}',
  text: 'احفظ ما تعمل عليه. للمتابعة بعد ذلك اخرج وادخل من جديد.',
  action: 'الخروج والدخول من جديد',
  other: 'خدمة أخرى',
  notKept: 'لم يحفظ {{provider}} تفضيلاتك',
  keptHere: 'بقيت محفوظة في Portaria.',
}
