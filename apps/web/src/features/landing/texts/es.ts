import type { Translation } from '../../../platform/i18n/i18n.ts'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  pageTitle: 'Inicio',
  morning: 'Buenos días, {{name}}',
  afternoon: 'Buenas tardes, {{name}}',
  evening: 'Buenas noches, {{name}}',
  needsYou: 'Pendiente de usted',
  nothing: 'Nada espera por usted ahora.',
  pending_one: '{{count}} registro de {{things}} espera su aprobación',
  pending_other: '{{count}} registros de {{things}} esperan su aprobación',
  review: 'Revisar',
  firstSteps: 'Primeros pasos',
  firstStepsText: 'Registre en este orden: cada paso usa el anterior.',
  stepDone: '{{count}} en {{things}}',
  stepNone: 'Nada en {{things}} todavía',
  start: 'Empezar',
  quick: 'Acciones rápidas',
  add: 'Registrar: {{thing}}',
  failed: 'No se pudo ver lo que espera por usted',
  profile: 'Ver mi perfil',
}
