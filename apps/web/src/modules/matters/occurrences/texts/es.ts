import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  aboutSindico: '¿Es sobre el gestor?',
  toCouncil: 'Relátelo al consejo: el gestor no lo lee.',
  open: 'Abrir incidencia',
  alert: 'Alerta de pánico de {{who}}',
}
