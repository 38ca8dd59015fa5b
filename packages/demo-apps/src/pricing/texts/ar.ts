import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  pageTitle: 'الباقات والأسعار',
  perMonth: 'شهريًا',
  choose: 'اختر {{plan}}',
  chosen: 'اخترت {{plan}}. هذه صفحة توضيحية: لم يُطلب شيء.',
  popular: 'الأكثر اختيارًا',
  upTo: 'حتى {{count}} شخص',
  unlimited: 'أشخاص بلا حد',
  plans: {
    start: {
      name: 'الأساسية',
      text: 'لفريق صغير.',
    },
    grow: {
      name: 'الكاملة',
      text: 'لفريق ينمو.',
    },
    large: {
      name: 'الشبكة',
      text: 'لعدة فرق.',
    },
  },
  features: {
    contacts: 'قائمة جهات الاتصال',
    calendar: 'تقويم',
    app: 'الدخول من الهاتف',
    files: 'ملفات مرفقة',
    tasks: 'قوائم مهام',
    messages: 'رسائل',
    reports: 'تقارير',
    teams: 'عدة فرق في حساب واحد',
    support: 'دعم بالهاتف',
  },
  cards: {
    title: 'باقة لكل فريق',
    text: 'ثلاث باقات مُختلَقة، لعرض شكل محتمل لصفحة الأسعار.',
    billing: 'الدفع',
    monthly: 'شهري',
    yearly: 'سنوي، مع شهرين مجانًا',
    perMonthYearly: 'شهريًا، تُدفع سنويًا',
    faq: 'هل لديك أسئلة؟',
    faqLink: 'اطّلع على الأسئلة الشائعة',
  },
  table: {
    title: 'قارن الباقات',
    text: 'ما تقدمه كل باقة مُختلَقة، جنبًا إلى جنب.',
    caption: 'ما تشمله كل باقة',
    feature: 'الميزة',
    choose: 'اختر الباقة',
    units: 'الأشخاص',
    included: 'مشمول',
    missing: 'غير مشمول',
  },
  slider: {
    title: 'ادفع بحسب حجم الفريق',
    text: 'سعر مُختلَق يتبع عدد الأشخاص.',
    units: 'أشخاص الفريق',
    count: '{{count}} شخص',
    perUnit: '{{price}} للشخص',
    all: 'كل شيء مشمول',
    choose: 'اختر هذه الباقة',
    plan: 'الباقة الموحدة',
  },
}
