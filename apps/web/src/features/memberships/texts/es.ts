import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Accesos',
  add: 'Agregar',
  none: 'Ningún acceso: esta persona no puede entrar.',
  since: 'desde {{from}}',
  fromTo: '{{from}} a {{to}}',
  startsOn: 'a partir de {{from}}',
  untilOn: 'desde {{from}}, hasta {{to}}',
  unconfirmed: 'Por confirmar',
  confirm: 'Confirmar',
  confirmed: 'Acceso confirmado',
  suspended: 'Suspendido',
  over: 'Terminado',
  platform: 'Toda la plataforma',
  actions: 'Acciones del acceso: {{title}}',
  edit: 'Editar…',
  suspend: 'Suspender acceso',
  resume: 'Reactivar acceso',
  remove: 'Terminar acceso…',
  removeTitle: '¿Terminar este acceso?',
  removeText:
    '{{title}}: la persona pierde este acceso ahora, en todos los equipos. El historial se conserva.',
  removeAction: 'Terminar acceso',
  removed: 'Acceso terminado',
  undo: 'Deshacer',
  saved: 'Acceso guardado',
  invited: 'Acceso dado. La persona recibe un correo electrónico.',
  suspendedNow: 'Acceso suspendido',
  resumed: 'Acceso reactivado',
  failed: 'No se pudo',
}
