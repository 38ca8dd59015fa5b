import type { RoundPack } from '@portaria/contract/modules/rounds/rounds/round-walk'
import type { MatchedCode } from './match-code.ts'
import type { Recorded } from './use-walk.ts'

type Point = RoundPack['points'][number]

/** A code that was read, and how. */
export type ReadPoint = MatchedCode & {
  readonly code: string
  readonly method: 'qr' | 'nfc'
}

/** What is open over the page. */
export type RunWindow =
  | { readonly name: 'scan' | 'note' | 'finish' | 'abort' }
  | { readonly name: 'skip'; readonly point: Point }
  | { readonly name: 'point'; readonly read: ReadPoint }

/** What each window of a round is given. */
export interface WindowProps {
  record: (what: Recorded) => Promise<void>
  onClose: () => void
}
