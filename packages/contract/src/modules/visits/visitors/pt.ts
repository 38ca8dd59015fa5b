import type { TextOf } from '../../../texts/register-text.ts'
import type { visitors } from './visitors.ts'

export const pt: TextOf<typeof visitors> = {
  one: 'Visitante',
  many: 'Visitantes',
  gender: 'm',
  purpose: 'As pessoas que visitam, com um documento cada uma.',
  fields: {
    provisional: 'Provisório',
    blocked: 'Bloqueado',
    blocked_reason: 'Motivo do bloqueio',
  },
  flags: {
    provisional: { him: 'Provisório', her: 'Provisória' },
    blocked: { him: 'Bloqueado', her: 'Bloqueada' },
  },
  help: { cpf: 'CPF ou outro documento: um dos dois é preciso.' },
  sections: { arrival: 'Chegada', block: 'Bloqueio' },
  actions: {
    block: 'Bloquear',
    'confirm-block': 'Confirmar bloqueio',
    unblock: 'Liberar',
    merge: 'É esta pessoa',
  },
  views: {
    blocked: { m: 'Bloqueados', f: 'Bloqueadas' },
  },
  refusals: {
    document_required: 'Informe o CPF ou outro documento.',
    visitor_blocked: 'Visitante bloqueado. Só entra com um motivo, que fica registrado.',
    plate_blocked: 'Esta placa é de alguém bloqueado. Só entra com um motivo.',
    visitor_unidentified: 'Falta o documento do visitante.',
  },
}
