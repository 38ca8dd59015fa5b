import type { TextOf } from '../../../texts/register-text.ts'
import type { deviceAddresses } from './device-addresses.ts'

export const ar: TextOf<typeof deviceAddresses> = {
  one: 'عنوان جهاز',
  many: 'عناوين الأجهزة',
  gender: 'm',
  purpose: 'عناوين الشبكة التي تريد الشركة استخدامها. لا يتصل Portaria إلا بما وافق عليه مسؤول.',
  fields: {
    host: 'العنوان',
    port: 'منفذ الشبكة',
    purpose: 'مطلوب من أجل',
    state: 'الموافقة',
    decided_at: 'تاريخ القرار',
    decided_by: 'صاحب القرار',
    refusal_reason: 'سبب الرفض',
  },
  help: {
    host: 'الاسم أو العنوان، بلا المنفذ.',
  },
  sections: {
    decision: 'القرار',
  },
  choices: {
    state: {
      asked: 'بانتظار الموافقة',
      approved: 'موافق عليه',
      refused: 'مرفوض',
    },
  },
  transitions: {
    approve: {
      button: 'موافقة',
      done: 'تمت الموافقة على العنوان',
      text: 'يمكن عندها لـ Portaria الاتصال بهذا العنوان لهذه الشركة.',
    },
    refuse: {
      button: 'رفض',
      done: 'رُفض العنوان',
      text: 'لا يتصل Portaria بهذا العنوان.',
    },
  },
  views: {
    asked: {
      m: 'بانتظار الموافقة',
      f: 'بانتظار الموافقة',
    },
  },
  refusals: {
    address_forbidden: 'لا يمكن استخدام هذا العنوان.',
    address_taken: 'هذا العنوان لشركة أخرى.',
  },
  needs: {
    asked: {
      zero: 'لا عناوين تنتظر الموافقة',
      one: 'عنوان جهاز واحد ينتظر الموافقة',
      two: 'عنوانا جهازين ينتظران الموافقة',
      few: '{{count}} عناوين أجهزة تنتظر الموافقة',
      many: '{{count}} عنوان جهاز ينتظر الموافقة',
      other: '{{count}} عنوان جهاز ينتظر الموافقة',
    },
  },
}
