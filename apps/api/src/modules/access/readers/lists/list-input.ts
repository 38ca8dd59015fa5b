import type { PersonFacts, RuleTerms } from '@portaria/contract/modules/access/decisions/decide'
import type { CredentialKind } from '@portaria/contract/modules/access/decisions/decision-words'
import type { PassTerms } from '@portaria/contract/modules/visits/pass-window'
import type { DatedPerson } from '../../decisions/person-facts.ts'

/** A reader in use, with the active points that it opens. */
export type ReaderInUse = {
  readonly equipmentId: string
  readonly points: readonly {
    readonly id: string
    /** The channel of the reader. */
    readonly door: number
    readonly direction: 'in' | 'out' | 'both'
    /** Whether a lockdown refuses whoever enters by it. */
    readonly isLocked: boolean
    /** Whether it opens only while another one is closed, which no list knows (access §25). */
    readonly hasInterlock: boolean
  }[]
  /** Kinds of credentials that its model cannot hold. */
  readonly lacks: readonly CredentialKind[]
}

/** An active rule, with those of its points that are active. */
export type ListedRule = RuleTerms & {
  readonly name: string
  readonly point_ids: readonly string[]
}

/** A card or tag that is assigned and in use; its days are included. */
export type HeldCard = {
  readonly id: string
  readonly kind: 'card' | 'tag'
  readonly number: string
  readonly from: string | null
  readonly to: string | null
}

/** A PIN of a person that opens today. */
export type HeldPin = {
  /** Null where it cannot be read. */
  readonly digits: string | null
  /** The last day of the membership that keeps it open. */
  readonly until: string | null
}

/** A person with the credentials that open something. */
export type Bearer = DatedPerson & {
  readonly cards: readonly HeldCard[]
  readonly pin: HeldPin | null
  readonly duressPin: HeldPin | null
  /** The version of the photo by which readers know the face; null without one. */
  readonly face: string | null
}

/** A live pass whose giver still has the right. */
export type GivenPass = {
  readonly id: string
  readonly name: string
  readonly terms: PassTerms
  readonly guest: PersonFacts
  /** Whether the pass has let its guest in, who has not left. */
  readonly isInside: boolean
  /** The last day for which it is known that the giver has the right. */
  readonly givenUntil: string | null
  readonly qrCode: string
  /** Null where it cannot be read. */
  readonly pin: string | null
}

/** Everything that lists of readers are compiled from, as known at a moment. Contains secrets. */
export type ListInput = {
  readonly now: Date
  readonly zone: string
  /** Minutes for which a pass also opens before and after its time. */
  readonly toleranceMin: number
  readonly readers: readonly ReaderInUse[]
  readonly rules: readonly ListedRule[]
  /** The holidays from today on. */
  readonly holidays: readonly string[]
  readonly people: readonly Bearer[]
  readonly passes: readonly GivenPass[]
  /** The moment at which the next block of a visitor ends. */
  readonly blockEndsAt: Date | null
}
