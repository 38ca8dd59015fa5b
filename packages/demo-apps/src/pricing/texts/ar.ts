import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  pageTitle: 'الباقات والأسعار',
  perMonth: 'شهريًا',
  choose: 'ابدأ مع {{plan}}',
  chosen: 'اخترت {{plan}}. هذه صفحة توضيحية: لم يُطلب شيء.',
  popular: 'الأكثر اختيارًا',
  upTo: 'حتى {{count}} وحدة',
  unlimited: 'وحدات بلا حد',
  plans: {
    start: {
      name: 'الأساسية',
      text: 'للبدء بالاستغناء عن الدفتر.',
    },
    grow: {
      name: 'الكاملة',
      text: 'لبوابات تستقبل الزوار والطرود طوال اليوم.',
    },
    large: {
      name: 'الشبكة',
      text: 'لشركات تدير عدة مجمّعات.',
    },
  },
  features: {
    visits: 'زيارات بدعوة ورمز',
    panic: 'زر الطوارئ مع سجل',
    app: 'الدخول من الهاتف للجميع',
    reservations: 'حجز المرافق المشتركة',
    parcels: 'خزائن وإشعار بالطرود',
    patrols: 'جولات بنقاط تفتيش',
    reports: 'تقارير وتصدير',
    companies: 'عدة مجمّعات في حساب واحد',
    support: 'دعم على مدار الساعة',
  },
  cards: {
    title: 'باقة لكل بوابة',
    text: 'بلا رسوم تركيب وبلا التزام. غيّر الباقة متى شئت.',
    billing: 'الدفع',
    monthly: 'شهري',
    yearly: 'سنوي، مع شهرين مجانًا',
    perMonthYearly: 'شهريًا، تُدفع سنويًا',
    faq: 'هل لديك أسئلة؟',
    faqLink: 'اطّلع على الأسئلة الشائعة',
  },
  table: {
    title: 'قارن الباقات',
    text: 'ما تقدمه كل باقة، جنبًا إلى جنب.',
    caption: 'ما تشمله كل باقة',
    feature: 'الميزة',
    choose: 'اختر الباقة',
    units: 'الوحدات',
    included: 'مشمول',
    missing: 'غير مشمول',
  },
  slider: {
    title: 'ادفع بحسب حجم المجمّع',
    text: 'كل الميزات لأي حجم. السعر يتبع عدد الوحدات.',
    units: 'وحدات المجمّع',
    count: '{{count}} وحدة',
    perUnit: '{{price}} للوحدة',
    all: 'كل شيء مشمول',
    choose: 'ابدأ الآن',
    plan: 'الباقة الموحدة',
  },
}
