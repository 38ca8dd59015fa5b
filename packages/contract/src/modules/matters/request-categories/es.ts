import type { TextOf } from '../../../texts/register-text.ts'
import type { requestCategories } from './request-categories.ts'

export const es: TextOf<typeof requestCategories> = {
  one: 'Categoría de solicitud',
  many: 'Categorías de solicitud',
  gender: 'f',
  purpose: 'Lo que se puede pedir, en cuánto tiempo se responde y quién suele hacerlo.',
  fields: {
    name: 'Nombre',
    sla_hours: 'Plazo (horas)',
    assignee_employee: 'Responsable del equipo',
    assignee_provider: 'Proveedor responsable',
  },
  help: { sla_hours: 'En blanco: sin plazo prometido.' },
}
