import type { IncidentWords } from './incident-words.ts'

export const ar = {
  motive: 'السبب',
  motives: {
    robbery: 'سطو',
    intrusion: 'اقتحام',
    suspect: 'شخص مشبوه',
    fire: 'حريق',
    health: 'صحة',
    violence: 'عنف',
    elevator: 'مصعد',
    other: 'سبب آخر',
  },
  silent: 'صامت: لا تتصل بالهاتف',
  drill: 'تدريب',
  drillText: 'هذا تدريب: افعل ما ستفعله في الحقيقة، ولا تتصل بأحد من الخارج.',
  forced: 'إكراه عند باب',
  forcedText: 'استخدم هذا الشخص رمز الطوارئ عند باب: هناك من يُكرهه. فُتح الباب كالمعتاد.',
  cancelled: 'ألغاه من أطلقه: تأكد',
} satisfies IncidentWords
