import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  changeEmail: {
    text: 'البريد يخص الشخص: يُرسل التأكيد إلى {{old}}، ولا يتغير إلا حين يفتح الرابط.',
    label: 'البريد الجديد',
    send: 'طلب التأكيد',
    sent: 'أُرسل الطلب إلى {{old}}',
  },
  resetSecondFactor: {
    text: 'لمن فقد التطبيق ومفاتيح المرور والرموز. نرسل رسالة إلى {{email}}، ولا يتغير شيء حتى يؤكد الشخص. تأكد أولًا من أنه هو من يطلب ذلك فعلًا.',
    send: 'إرسال الرسالة',
    sent: 'أُرسلت الرسالة إلى {{email}}',
  },
}
