import type { Problem } from '@portaria/contract/answers/errors'
import type { InvitationPage } from '@portaria/contract/modules/reservations/event-guests/guest-answers'

/**
 * Thrown for a refused call: `code` is that of a field or of the whole answer, or `unreachable`
 * without an answer.
 */
export class Refusal extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** The calls of an invitation's page. They reject with a `Refusal`. */
export type InvitationCalls = {
  look(): Promise<InvitationPage>
  answer(answer: 'yes' | 'no', coming?: number): Promise<InvitationPage>
}

/** Creates the calls of a link. Its token is sent in the body, never in an address. */
export function invitationCalls(token: string): InvitationCalls {
  return {
    look: () => post('invitation', { token }),
    answer: (answer, coming) =>
      post('answer', { token, answer, ...(coming !== undefined && { coming }) }),
  }
}

async function post(call: 'invitation' | 'answer', body: object): Promise<InvitationPage> {
  const answer = await fetch(`/api/v1/guests/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Refusal('unreachable')
  })
  const told = (await answer.json().catch(() => ({}))) as Problem & { data?: InvitationPage }
  if (answer.ok && told.data) return told.data
  throw new Refusal(told.errors?.[0]?.code ?? told.code ?? 'unreachable')
}
