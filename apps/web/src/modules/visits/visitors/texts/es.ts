import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  block: {
    text: 'La portería recibe un aviso siempre que la persona llegue. El bloqueo de la portería dura 24 horas, salvo que el administrador lo confirme.',
    reason: 'Motivo del bloqueo',
    done: '{{one}}: bloqueado',
    confirmed: '{{one}}: bloqueo confirmado',
    lifted: '{{one}}: liberado',
    by: 'Bloqueado por {{by}} el {{at}}',
    ends: 'Termina el {{until}} si el administrador no lo confirma.',
    holds: 'Vale hasta que el administrador lo libere.',
    system: 'sistema',
  },
  recognise: {
    text: 'La invitación pasa a ser de {{title}}. Esto no se puede deshacer.',
    done: '{{title}}: visitante reconocido',
  },
}
