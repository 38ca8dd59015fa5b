import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  block: {
    text: 'La portería recibe un aviso siempre que la persona llegue. El bloqueo de la portería dura {{hours}} horas, salvo que el gestor lo confirme.',
    ownText:
      'La portería recibe un aviso siempre que la persona llegue. El bloqueo vale hasta que la administración lo termine.',
    reason: 'Motivo del bloqueo',
    done: '{{one}}: bloqueo registrado',
    confirmed: '{{one}}: bloqueo confirmado',
    lifted: '{{one}}: bloqueo terminado',
    by: 'Bloqueo de {{by}} {{at}}',
    ends: 'Termina {{until}} si el gestor no lo confirma.',
    holds: 'Vale hasta que el gestor lo libere.',
    system: 'origen desconocido',
  },
  recognise: {
    text: 'La invitación pasa a ser de {{title}}. Esto no se puede deshacer.',
    done: '{{title}}: visitante reconocido',
  },
}
