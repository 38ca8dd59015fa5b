import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  loggingIn: 'جارٍ الدخول عبر Firebase',
  email: 'البريد الإلكتروني',
  password: 'كلمة مرور {{provider}}',
  emailInvalid: 'اكتب بريدًا صحيحًا.',
  passwordRequired: 'اكتب كلمة المرور.',
  login: {
    text: 'استخدم بريد حسابك في {{provider}} وكلمة مروره. لا تُحفظ كلمة المرور هنا.',
    submit: 'الدخول',
    back: 'الدخول بطريقة أخرى',
  },
  register: {
    text: 'يُنشأ الحساب في {{provider}}، وتؤكد رسالة بريد أن العنوان لك.',
  },
  link: {
    text: 'ادخل بالحساب الذي سيفتح حسابك هنا. لا تُحفظ كلمة المرور.',
    submit: 'ربط',
    cancel: 'إلغاء',
  },
}
