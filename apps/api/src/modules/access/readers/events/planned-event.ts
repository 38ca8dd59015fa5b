import type { PersonRef } from '../../decisions/person-facts.ts'
import type { NewAccessEvent } from '../../events/access-events.repository.ts'
import type { ReaderPoint } from '../reader-points.ts'

/** An event that is to be stored under the key by which the reader tells it. */
export type NewEvent = {
  readonly id: string
  readonly key: string
  readonly time: string | null
  readonly event: NewAccessEvent
}

/** An event whose person others have to hear of. */
export type Told = { readonly id: string; readonly person: PersonRef; readonly point: ReaderPoint }
