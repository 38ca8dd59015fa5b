import type { Role } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { councilNotes } from '@portaria/contract/modules/matters/council-notes/council-notes'
import { occurrenceNotes } from '@portaria/contract/modules/matters/occurrence-notes/occurrence-notes'
import { requestComments } from '@portaria/contract/modules/matters/request-comments/request-comments'

/** The register of comments on another register's rows. */
export type Talk = {
  readonly register: AnyRegister
  /** The field that refers to the row. */
  readonly pointer: string
  /** Roles that choose the readers of a comment; comments of other roles are for both sides. */
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

/**
 * A resident may be a member of the council, or the one who reported the matter to it. The server
 * makes the reporter's notes visible to both sides.
 */
export const councilTalk: Talk = {
  register: councilNotes,
  pointer: 'council_occurrence_id',
  choosers: ['master', 'admin', 'condomino'],
}
