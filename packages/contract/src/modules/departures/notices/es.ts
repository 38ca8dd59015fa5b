import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { departuresNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof departuresNotices> = {
  access_ending: {
    title: 'Fin de su acceso',
    text: 'Cuando se planifica su salida: el último día del acceso.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof departuresNotices> = {
  access_ending: {
    title: 'Su acceso va a terminar',
    text: ({ on }) => `Su acceso termina al final del ${on}.`,
    quiet: 'Su acceso termina pronto.',
    done: ({ by }) => `Su acceso continúa: ${by} deshizo el plan.`,
    button: 'Ver el registro',
  },
}
