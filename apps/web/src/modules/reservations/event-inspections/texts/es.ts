import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Inspección',
  before: 'Antes del uso',
  after: 'Después del uso',
  allFine: 'Todo en orden',
  fine: 'En orden',
  damage: 'Registrar daño',
  change: 'Corregir',
  open: 'Sin inspeccionar',
  saved: 'Inspección registrada',
  by: '{{name}}, {{at}}',
  picture: 'Foto de {{item}}',
}
