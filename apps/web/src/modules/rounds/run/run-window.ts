import type { RoundPack } from '@portaria/contract/modules/rounds/rounds/round-walk'
import type { MatchedCode } from './match-code.ts'
import type { Recorded } from './use-walk.ts'

type Point = RoundPack['points'][number]

/** A code that was read, and by which method. */
export type ReadPoint = MatchedCode & {
  readonly code: string
  readonly method: 'qr' | 'nfc'
}

/** The dialog open over the page. */
export type RunWindow =
  | { readonly name: 'scan' | 'note' | 'finish' | 'abort' }
  | { readonly name: 'skip'; readonly point: Point }
  | { readonly name: 'point'; readonly read: ReadPoint }

/** The props of a round's dialogs. */
export interface WindowProps {
  record: (what: Recorded) => Promise<void>
  onClose: () => void
}
