import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Su entrada con {{provider}} termina a las {{time}}',
  text: 'Guarde lo que está haciendo. Para continuar después, salga y entre de nuevo.',
  action: 'Salir y entrar de nuevo',
  other: 'otro servicio',
  notKept: '{{provider}} no guardó sus preferencias',
  keptHere: 'Quedaron guardadas en Portaria.',
}
