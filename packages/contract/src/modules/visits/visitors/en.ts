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
  refusals: {
    document_required: 'Give a CPF or another document.',
    visitor_blocked: 'Blocked visitor. They enter only with a reason, which is recorded.',
    plate_blocked: 'This plate is of somebody blocked. It enters only with a reason.',
    visitor_unidentified: 'The document of the visitor is missing.',
  },
}
