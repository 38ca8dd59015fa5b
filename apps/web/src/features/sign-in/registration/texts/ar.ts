import type { Translation } from '../../../../platform/i18n/i18n.ts'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  pageTitle: 'إنشاء حساب',
  title: 'أنشئ حسابك',
  text: 'بعد ذلك يمنحك من يدير مجمّعك حق الدخول.',
  providers: 'طريقة التسجيل',
  notConnected: 'التسجيل عبر {{provider}} غير متصل هنا',
  notConnectedText: 'سجّل في Portaria نفسها بالبريد الإلكتروني وكلمة المرور.',
  useOwn: 'التسجيل في Portaria',
  displayName: 'الاسم',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  passwordHelp: 'اثنا عشر حرفًا أو أكثر. جملة قصيرة لا يعرفها سواك تفي بالغرض.',
  passwordConfirm: 'أكد كلمة المرور',
  submit: 'إنشاء الحساب',
  displayNameRequired: 'اكتب اسمك.',
  emailRequired: 'اكتب بريدك الإلكتروني.',
  emailInvalid: 'اكتب بريدًا إلكترونيًا صحيحًا، مثل name@example.com.',
  passwordRequired: 'اكتب كلمة المرور.',
  passwordShort: 'كلمة المرور قصيرة جدًا: ثمانية أحرف على الأقل.',
  passwordsDiffer: 'يجب أن تتطابق كلمتا المرور.',
  login: 'تسجيل الدخول',
  back: 'العودة إلى البداية',
  done: {
    title: 'تحقق من بريدك',
    text: 'أرسلنا رابطًا إلى {{email}}. يؤكد أن البريد لك وهو صالح لسبعة أيام.',
    next: 'وماذا بعد؟',
    nextText:
      'اطلب من مدير مجمّعك أو إدارته أن يمنح هذا البريد حق الدخول. حتى ذلك الحين الحساب موجود لكنه لا يفتح شيئًا بعد.',
  },
  confirm: {
    pageTitle: 'تأكيد التسجيل',
    title: 'أكد تسجيلك',
    text: 'اكتب كلمة المرور التي اخترتها عند إنشاء الحساب.',
    submit: 'تأكيد التسجيل',
    doneTitle: 'تم تأكيد التسجيل',
    doneText:
      'الآن اطلب من مدير مجمّعك أو إدارته أن يمنح بريدك حق الدخول. يصلك إشعار وتدخل بكلمة المرور التي اخترتها.',
    login: 'إلى تسجيل الدخول',
    noTokenTitle: 'افتح الرابط في الرسالة',
    noTokenText:
      'يُؤكَّد التسجيل بالرابط الذي أرسلناه. إن استُخدم أو انتهى فاختر كلمة مرور من «نسيت كلمة المرور».',
    forgot: 'نسيت كلمة المرور',
  },
}
