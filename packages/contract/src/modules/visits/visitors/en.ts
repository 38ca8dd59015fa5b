import type { TextOf } from '../../../texts/register-text.ts'
import type { visitors } from './visitors.ts'

export const en: TextOf<typeof visitors> = {
  one: 'Visitor',
  many: 'Visitors',
  gender: 'm',
  purpose: 'People who visit, each with a document.',
  fields: {
    provisional: 'Provisional',
    blocked: 'Blocked',
    blocked_reason: 'Reason for blocking',
  },
  help: { cpf: 'A CPF or another document: one of the two is needed.' },
  sections: { arrival: 'Arrival', block: 'Blocking' },
  actions: {
    block: 'Block',
    'confirm-block': 'Confirm block',
    unblock: 'Lift block',
    merge: 'This is the person',
  },
  views: {
    blocked: { m: 'Blocked', f: 'Blocked' },
  },
}
