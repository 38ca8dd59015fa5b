import type { TextOf } from '../../../texts/register-text.ts'
import type { accessAreas } from './access-areas.ts'

export const ar: TextOf<typeof accessAreas> = {
  one: 'منطقة دخول',
  many: 'مناطق الدخول',
  gender: 'f',
  purpose: 'أجزاء الموقع التي تفصل بينها الأبواب والبوابات: الشارع والفناء والبهو والمرآب.',
  fields: {
    outside: 'خارج الموقع',
    passback: 'الدخول المكرر',
    passback_minutes: 'نسيان الدخول بعد (دقيقة)',
  },
  help: {
    outside: 'الشارع وكل ما يقع خلف البوابات.',
    passback:
      'ما يحدث عندما يحاول شخص موجود في الداخل الدخول مرة أخرى. لا يُرفض إلا من شوهد يدخل ولم يخرج؛ وعند الشك تُبلَّغ البوابة.',
    passback_minutes: 'إذا تُرك فارغًا: لا يُسمح بدخول آخر إلا بعد تسجيل الخروج.',
  },
  sections: { passback: 'الدخول المكرر' },
  choices: { passback: { none: 'السماح', soft: 'السماح وإبلاغ البوابة', hard: 'الرفض' } },
  refusals: {
    outside_of_tower: 'ما يقع خارج الموقع لا يتبع أي مبنى.',
    outside_has_no_passback: 'لا ينطبق الدخول المكرر على الشارع: لا يُمنع أحد من الخروج.',
    passback_missing: 'اختر أولًا ما يحدث عند الدخول المكرر.',
  },
}
