import type { TextOf } from '../../../texts/register-text.ts'
import type { users } from './users.ts'

export const pt: TextOf<typeof users> = {
  one: 'Usuário',
  many: 'Usuários',
  gender: 'm',
  purpose: 'Quem entra no Portaria, com o que cada pessoa é e em que empresa.',
  fields: {
    role: 'Papel',
    tenant: 'Empresa',
    membership: 'Acesso',
    last_login_at: 'Último acesso',
  },
  actions: {
    'change-email': 'Trocar e-mail',
    'reset-second-factor': 'Retirar verificação em duas etapas',
    'invite-again': 'Convidar de novo',
    confirm: 'Confirmar',
  },
  help: { email: 'A pessoa recebe neste endereço um e-mail com o convite.' },
}
