import type { TextOf } from '../../../texts/register-text.ts'
import type { eventGuests } from './event-guests.ts'

export const ar: TextOf<typeof eventGuests> = {
  one: 'ضيف',
  many: 'الضيوف',
  gender: 'm',
  purpose: 'من دُعي إلى كل حجز ومن سيحضر.',
  fields: {
    event: 'الحجز',
    document: 'الوثيقة',
    companions: 'المرافقون',
    children: 'الأطفال',
    coming: 'عدد القادمين',
    state: 'الرد',
    answered_at: 'تاريخ الرد',
    invited_at: 'أُرسلت الدعوة في',
    presence: 'الحضور',
    pass: 'التصريح',
  },
  help: {
    companions: 'عدد من يمكنهم الحضور معه، دون احتساب الضيف.',
    document: 'اختياري. تطلب البوابة وثيقة عند الوصول.',
  },
  sections: { arrival: 'الوصول', progress: 'سير الأمور' },
  choices: {
    state: {
      invited: 'دون رد',
      confirmed: 'سيحضر',
      declined: 'لن يحضر',
      cancelled: 'ملغى',
    },
    presence: { inside: 'في الداخل', left: 'غادر', absent: 'لم يصل' },
  },
  actions: { share: 'الدعوة' },
  transitions: {
    confirm: {
      button: 'تسجيل أنه سيحضر',
      done: 'سُجّل الحضور',
      text: 'عدد القادمين مع الضيف. فارغ: كل المدعوين.',
    },
    decline: {
      button: 'تسجيل أنه لن يحضر',
      done: 'سُجّل الغياب',
      text: 'يصبح المكان شاغرًا ويتوقف التصريح عن العمل.',
    },
    cancel: { button: 'إلغاء الدعوة', done: 'أُلغيت الدعوة' },
  },
  refusals: {
    event_not_open: 'هذا الحجز لا يستقبل ضيوفًا الآن.',
    list_closed: 'انتهت مهلة القائمة. اطلب من المدير إضافة شخص.',
    event_full: 'لا يتسع المرفق لمزيد من الأشخاص. احذف شخصًا من القائمة أو قلّل المرافقين.',
    more_than_invited: 'العدد أكبر مما تسمح به الدعوة.',
    guest_confirmed: 'أكد هذا الضيف حضوره: لا يتغير الاسم بعد ذلك.',
    invitation_over: 'لم تعد هذه الدعوة صالحة.',
  },
}
