import type { ReaderTime } from './access-driver.ts'
import type { EventKind, ReaderEvent } from './reader-event.ts'

/** A reader's question who may pass. Its PIN and codes are secrets: they belong in no log. */
export type ReaderQuestion = {
  /** The reader's name of the question. */
  readonly asked: string
  readonly kind: EventKind
  readonly code: string
  readonly means: string | null
  readonly uuid: string | null
  readonly deviceId: string | null
  /** The person whom the reader identified. */
  readonly personId: string | null
  readonly door: string | null
  readonly at: ReaderTime | null
  readonly card: string | null
  readonly qrCode: string | null
  readonly tag: string | null
  readonly pin: string | null
  readonly isDuress: boolean
  readonly confidence: string | null
}

type From = { readonly deviceId: string | null }

/** A result that a reader behind another network brings for a command that it fetched. */
export type PushResult = {
  readonly id: string | null
  readonly hasFailed: boolean
  readonly response: unknown
}

/** What a reader said. None of it proves who said it. */
export type InboundFact =
  | { readonly kind: 'question'; readonly question: ReaderQuestion }
  | (From & { readonly kind: 'event'; readonly event: ReaderEvent })
  | (From & {
      readonly kind: 'exit_button'
      readonly door: string | null
      readonly at: ReaderTime | null
    })
  | (From & {
      readonly kind: 'door_moved'
      /** The part of the reader's state that moved. */
      readonly part: 'doors' | 'sec_boxes'
      readonly id: string
      readonly isOpen: boolean
      readonly at: ReaderTime | null
      readonly eventId: string | null
    })
  | (From & {
      readonly kind: 'turned'
      readonly turn: 'left' | 'right' | 'gave_up' | 'unknown'
      readonly at: ReaderTime | null
      readonly eventId: string | null
    })
  | (From & {
      readonly kind: 'alarm'
      readonly isOn: boolean
      readonly cause: string
      readonly personId: string | null
      readonly door: string | null
      readonly at: ReaderTime | null
    })
  | (From & {
      readonly kind: 'alive'
      readonly at: ReaderTime | null
      /** How many events wait on the reader, if it says so. */
      readonly events: string | null
    })
  | (From & { readonly kind: 'mode'; readonly mode: string | null; readonly at: ReaderTime | null })
  | (From & {
      readonly kind: 'photo'
      readonly eventId: string | null
      readonly personId: string | null
    })
  | (From & { readonly kind: 'enrolled'; readonly what: string; readonly personId: string | null })
  | (From & { readonly kind: 'changed'; readonly object: string; readonly type: string })
  | (From & { readonly kind: 'push_ask' })
  | (From & { readonly kind: 'push_result'; readonly results: readonly PushResult[] })
  | {
      readonly kind: 'unreadable'
      readonly why: 'too_large' | 'bad_body' | 'unknown_path'
    }
