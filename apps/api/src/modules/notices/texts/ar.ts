import type { LetterTexts } from './letter-texts.ts'

export const ar: LetterTexts = {
  documents: {
    contract: 'العقد',
    insurance: 'التأمين',
    certificate: 'الشهادة',
    training: 'التدريب',
    health: 'الشهادة الصحية',
    driving_licence: 'رخصة القيادة',
    other: 'الوثيقة',
  },
  ending: (company) =>
    `تصلك هذه الرسالة من ${company}. في «ملفي الشخصي» تختار ما يصلك بالبريد الإلكتروني.`,
  overridden: 'إنها حالة طوارئ: لذلك تصلك في ساعات الهدوء.',
}
