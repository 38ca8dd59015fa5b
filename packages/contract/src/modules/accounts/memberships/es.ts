import type { TextOf } from '../../../texts/register-text.ts'
import type { memberships } from './memberships.ts'

export const es: TextOf<typeof memberships> = {
  one: 'Acceso',
  many: 'Accesos',
  gender: 'm',
  purpose: 'Lo que una persona es en cada empresa, desde cuándo y hasta cuándo.',
  fields: {
    user: 'Usuario',
    role: 'Rol',
    tenant: 'Empresa',
    council: 'Consejo',
    starts_on: 'Desde',
    ends_on: 'Hasta',
    last_used_at: 'Último acceso',
  },
  sections: { council: 'Consejo' },
  actions: { confirm: 'Confirmar' },
  help: {
    council:
      'El consejo lee lo que se relate sobre el gestor de ahora en adelante, no lo ya relatado.',
    resident: 'Une el acceso al registro de {{resident}}: quien entra ve lo que es de su unidad.',
  },
}
