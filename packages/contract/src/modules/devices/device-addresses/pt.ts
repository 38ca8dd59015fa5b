import type { TextOf } from '../../../texts/register-text.ts'
import type { deviceAddresses } from './device-addresses.ts'

export const pt: TextOf<typeof deviceAddresses> = {
  one: 'Endereço de equipamento',
  many: 'Endereços de equipamentos',
  gender: 'm',
  purpose:
    'Os endereços de rede que a empresa quer usar. O Portaria só se conecta aos que um administrador aprovar.',
  fields: {
    host: 'Endereço',
    port: 'Porta de rede',
    purpose: 'Pedido para',
    state: 'Aprovação',
    decided_at: 'Decidido em',
    decided_by: 'Decidido por',
    refusal_reason: 'Motivo da recusa',
  },
  help: {
    host: 'O nome ou o endereço, sem a porta.',
  },
  sections: {
    decision: 'Decisão',
  },
  choices: {
    state: {
      asked: 'A aprovar',
      approved: 'Aprovado',
      refused: 'Recusado',
    },
  },
  transitions: {
    approve: {
      button: 'Aprovar',
      done: 'Endereço aprovado',
      text: 'O Portaria passa a poder se conectar a este endereço, para esta empresa.',
    },
    refuse: {
      button: 'Recusar',
      done: 'Endereço recusado',
      text: 'O Portaria não se conecta a este endereço.',
    },
  },
  views: {
    asked: {
      m: 'A aprovar',
      f: 'A aprovar',
    },
  },
  refusals: {
    address_forbidden: 'Este endereço não pode ser usado.',
    address_taken: 'Este endereço já é de outra empresa.',
  },
  needs: {
    asked: {
      one: '{{count}} endereço de equipamento espera aprovação',
      other: '{{count}} endereços de equipamentos esperam aprovação',
    },
  },
}
