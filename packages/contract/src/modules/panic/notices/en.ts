import type { NoticeChoices } from '../../../define-notices/define-notices.ts'
import type { panicNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof panicNotices> = {
  panic_alert: {
    title: 'Panic alerts',
    text: 'Somebody pressed the panic button. The red bar and the panel always show it until somebody takes it.',
  },
  own_alert: {
    title: 'The alert you raised',
    text: 'Who has seen it, who is on the way, and when it was closed.',
  },
}
