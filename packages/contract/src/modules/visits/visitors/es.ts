import type { TextOf } from '../../../texts/register-text.ts'
import type { visitors } from './visitors.ts'

export const es: TextOf<typeof visitors> = {
  one: 'Visitante',
  many: 'Visitantes',
  gender: 'm',
  purpose: 'Las personas que visitan, cada una con un documento.',
  fields: {
    provisional: 'Provisorio',
    blocked: 'Bloqueado',
    blocked_reason: 'Motivo del bloqueo',
  },
  flags: {
    provisional: { him: 'Provisorio', her: 'Provisoria' },
    blocked: { him: 'Bloqueado', her: 'Bloqueada' },
  },
  help: { cpf: 'CPF u otro documento: hace falta uno de los dos.' },
  sections: { arrival: 'Llegada', block: 'Bloqueo' },
  actions: {
    block: 'Bloquear',
    'confirm-block': 'Confirmar bloqueo',
    unblock: 'Liberar',
    merge: 'Es esta persona',
  },
  views: {
    blocked: { m: 'Bloqueados', f: 'Bloqueadas' },
  },
  refusals: {
    document_required: 'Informe el CPF u otro documento.',
    visitor_blocked: 'Visitante bloqueado. Solo entra con un motivo, que queda registrado.',
    plate_blocked: 'Esta placa es de alguien bloqueado. Solo entra con un motivo.',
    visitor_unidentified: 'Falta el documento del visitante.',
  },
}
