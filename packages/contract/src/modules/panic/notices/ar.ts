import type { NoticeChoices } from '../../../define-notices.ts'
import type { panicNotices } from './notices.ts'

/** What the profile page says of each. */
export const choices: NoticeChoices<typeof panicNotices> = {
  panic_alert: {
    title: 'تنبيهات الطوارئ',
    text: 'ضغط أحدهم زر الطوارئ. يظهر دائمًا في الشريط الأحمر واللوحة حتى يتولاه أحد.',
  },
  own_alert: {
    title: 'التنبيه الذي أطلقته',
    text: 'من رآه ومن في الطريق ومتى أُغلق.',
  },
}
