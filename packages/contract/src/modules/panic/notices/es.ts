import type { NoticeChoices } from '../../../define-notices/define-notices.ts'
import type { panicNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof panicNotices> = {
  panic_alert: {
    title: 'Alertas de pánico',
    text: 'Alguien presionó el botón de pánico. La franja roja y el panel siempre lo muestran hasta que se atienda.',
  },
  own_alert: {
    title: 'La alerta que usted activó',
    text: 'Quién la vio, quién va en camino y cuándo se cerró.',
  },
}
