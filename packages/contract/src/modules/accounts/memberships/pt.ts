import type { TextOf } from '../../../texts/register-text.ts'
import type { memberships } from './memberships.ts'

export const pt: TextOf<typeof memberships> = {
  one: 'Acesso',
  many: 'Acessos',
  gender: 'm',
  purpose: 'O que uma pessoa é em cada empresa, desde quando e até quando.',
  fields: {
    user: 'Usuário',
    role: 'Papel',
    tenant: 'Empresa',
    starts_on: 'Desde',
    ends_on: 'Até',
    last_used_at: 'Último acesso',
  },
  actions: { confirm: 'Confirmar' },
  help: {
    resident:
      'Liga o acesso ao cadastro de {{resident}}: quem entra vê o que é da própria unidade.',
  },
}
