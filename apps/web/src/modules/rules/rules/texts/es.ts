import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  acceptance: {
    title: 'Aceptación',
    asked: 'Lea el texto. Al aceptar queda registrado que usted leyó esta versión, y cuándo.',
    done: 'Aceptación registrada',
    accepted: 'Usted aceptó esta versión {{at}}.',
    counts: '{{accepted}} de {{expected}} residentes adultos la aceptaron.',
    open: 'Ver quién aceptó',
    waiting_one: 'Falta {{count}} persona',
    waiting_other: 'Faltan {{count}} personas',
    accepted_by_one: '{{count}} persona aceptó',
    accepted_by_other: '{{count}} personas aceptaron',
  },
  versions: {
    title: 'Versiones',
    one: 'Versión {{version}}',
    from: 'Desde {{from}}',
    span: 'De {{from}} a {{to}}',
    compare: 'Comparar versiones',
    between: '{{older}} → {{newer}}',
    with: 'Comparar con',
    same: 'El texto de las dos versiones es el mismo.',
    removed: 'Quitado: ',
    added: 'Agregado: ',
  },
}
