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
    council: 'Conselho',
    starts_on: 'Desde',
    ends_on: 'Até',
    last_used_at: 'Último acesso',
  },
  sections: { council: 'Conselho' },
  actions: { confirm: 'Confirmar' },
  help: {
    council:
      'O conselho lê o que se relatar sobre o síndico de agora em diante, não o que já foi relatado.',
    resident:
      'Liga o acesso ao cadastro de {{resident}}: quem entra vê o que é da própria unidade.',
  },
}
