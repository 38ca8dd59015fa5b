import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { councilNotes } from '@portaria/contract/modules/matters/council-notes/council-notes'
import { occurrenceNotes } from '@portaria/contract/modules/matters/occurrence-notes/occurrence-notes'
import { requestComments } from '@portaria/contract/modules/matters/request-comments/request-comments'
import type { Role } from '@portaria/contract/roles'

/** The register of what is said of another one's rows. */
export type Talk = {
  readonly register: AnyRegister
  /** The field that names the row. */
  readonly pointer: string
  /** Who says for whom a comment is; one of the others is for both sides. */
  readonly choosers: readonly Role[]
}

const team: readonly Role[] = ['master', 'admin', 'sindico', 'funcionario']

export const requestTalk: Talk = {
  register: requestComments,
  pointer: 'request_id',
  choosers: [...team, 'service_provider'],
}

export const occurrenceTalk: Talk = {
  register: occurrenceNotes,
  pointer: 'occurrence_id',
  choosers: team,
}

/** A resident may be of the council or have reported it: the server keeps a reporter's note for both. */
export const councilTalk: Talk = {
  register: councilNotes,
  pointer: 'council_occurrence_id',
  choosers: ['master', 'admin', 'condomino'],
}
