import type { TextOf } from '../../../texts/register-text.ts'
import type { memberships } from './memberships.ts'

export const es: TextOf<typeof memberships> = {
  one: 'Acceso',
  many: 'Accesos',
  gender: 'm',
  purpose: 'Lo que una persona es en cada empresa, desde cuándo y hasta cuándo.',
  fields: {
    user: 'Usuario',
    role: 'Función',
    tenant: 'Empresa',
    council: 'Consejo',
    starts_on: 'Desde',
    ends_on: 'Hasta',
    last_used_at: 'Último acceso',
  },
  sections: { council: 'Consejo' },
  actions: { confirm: 'Confirmar' },
  refusals: {
    council_sits:
      'Hay un asunto abierto sobre el gestor: solo un administrador de la plataforma saca a alguien del consejo.',
  },
  help: {
    council: 'El consejo lee lo que se relata sobre el gestor.',
    resident: 'Une el acceso al registro de {{resident}}: quien entra ve lo que es de su unidad.',
  },
}
