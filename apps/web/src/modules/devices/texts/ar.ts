import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  addresses: {
    title: 'العناوين',
    asked: 'بانتظار الموافقة',
    approved: 'موافق عليه',
    refused: 'مرفوض',
    closed: 'لا يتصل Portaria بهذا الجهاز قبل أن يوافق مسؤول المنصة على عنوانه.',
  },
  secret: {
    kept: 'توجد كلمة مرور عُيّنت {{at}} بواسطة {{by}}. لا يمكن قراءتها، بل استبدالها أو إزالتها فقط.',
    none: 'كلمة المرور التي يطلبها الجهاز. لا يقرؤها أحد بعد حفظها.',
    label: 'كلمة مرور الجهاز',
    save: 'حفظ كلمة المرور',
    remove: 'إزالة كلمة المرور',
    done: '{{one}}: حُفظت كلمة المرور',
    removed: '{{one}}: أُزيلت كلمة المرور',
  },
}
