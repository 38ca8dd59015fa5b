import type { TextOf } from '../../../texts/register-text.ts'
import type { users } from './users.ts'

export const es: TextOf<typeof users> = {
  one: 'Usuario',
  many: 'Usuarios',
  gender: 'm',
  purpose: 'Quién entra en Portaria, con lo que cada persona es y en qué empresa.',
  fields: {
    role: 'Rol',
    tenant: 'Empresa',
    membership: 'Acceso',
    last_login_at: 'Último acceso',
  },
  help: { email: 'La persona recibe en esta dirección un correo con la invitación.' },
  actions: {
    'change-email': 'Cambiar correo',
    'reset-second-factor': 'Retirar verificación en dos pasos',
    'invite-again': 'Invitar de nuevo',
    confirm: 'Confirmar',
  },
}
