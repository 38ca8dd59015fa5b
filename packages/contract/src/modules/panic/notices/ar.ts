import type { NoticeChoices } from '../../../define-notices/define-notices.ts'
import type { panicNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof panicNotices> = {
  panic_alert: {
    title: 'نداءات الاستغاثة',
    text: 'ضغط أحدهم زر الطوارئ. يظهر دائمًا في الشريط الأحمر واللوحة حتى يتولاه أحد.',
  },
  own_alert: {
    title: 'النداء الذي أطلقته',
    text: 'من رآه ومن في الطريق ومتى أُغلق.',
  },
}
