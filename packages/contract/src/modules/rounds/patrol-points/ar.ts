import type { TextOf } from '../../../texts/register-text.ts'
import type { patrolPoints } from './patrol-points.ts'

export const ar: TextOf<typeof patrolPoints> = {
  one: 'نقطة الجولة',
  many: 'نقاط الجولات',
  gender: 'f',
  purpose: 'الأماكن التي تمر بها الجولة، ولكل منها ملصق يُقرأ.',
  fields: {
    location: 'الموقع',
    instructions: 'التعليمات',
    photo_required: 'يطلب صورة',
    questions: 'الأسئلة',
    question: 'السؤال',
    answer: 'الجواب',
    answer_required: 'الجواب إلزامي',
    latitude: 'خط العرض',
    longitude: 'خط الطول',
    radius_m: 'نصف القطر (متر)',
    code_number: 'رقم الرمز',
    code_renewed_at: 'غُيّر الرمز في',
  },
  help: {
    instructions: 'ما يقرؤه الحارس عند الوصول: ما ينظر إليه وما يغلقه.',
    latitude: 'بالدرجات، مثل 23.5614−. مع الموقع تُعلَّم القراءة البعيدة عن النقطة.',
    radius_m: 'فارغ: 20 مترًا.',
    code_number: 'الرقم المطبوع على الملصق الساري.',
  },
  sections: {
    questions: 'أسئلة عند النقطة',
    position: 'الموقع الجغرافي',
    code: 'رمز الملصق',
  },
  choices: {
    answer: {
      yes_no: 'نعم أو لا',
      number: 'رقم',
      text: 'نص',
    },
  },
  actions: {
    'renew-code': 'تغيير الرمز',
  },
  heads: {
    name: ['النقطة'],
  },
  refusals: {
    place_whole: 'أدخل خط العرض وخط الطول، أو اترك كليهما فارغًا.',
  },
}
