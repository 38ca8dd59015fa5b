import type { AccessDriver, ReaderMode } from '@portaria/drivers/access/access-driver'
import type { InboundFact, ReaderQuestion } from '@portaria/drivers/access/inbound-fact'

/** What a test wants of a simulated reader, in words that every family has. */
export type AccessOptions = {
  readonly kind?: 'face' | 'four_doors' | 'turnstile'
  readonly hasSensor?: boolean
  /** Limit of people that it holds. */
  readonly people?: number
  /** The way in which an ended session is told, one of the family's. */
  readonly sessionShape?: string
  /** Firmware in which everything that may differ does, by a seed. */
  readonly firmware?: number
  /** Whether the ids that the reader itself gives are above 2^53. */
  readonly hasWideIds?: boolean
}

/** A person as the simulator holds it. */
export type HeldPerson = {
  readonly id: string
  readonly cards: readonly string[]
  readonly codes: readonly string[]
  readonly schedules: readonly string[]
  readonly hasFace: boolean
}

/** What a simulated reader counted and holds: drivers are judged by this, never by answers. */
export type ReaderJudge = {
  pulses(): number
  people(): readonly HeldPerson[]
  /** Commands to open that reached it, logins, and all its requests. */
  openings(): number
  logins(): number
  requests(): number
  /** How often a request came while another one was under way. */
  overlaps(): number
  /** The ids in its log. */
  events(): readonly string[]
  /** Seconds by which its clock is wrong. */
  clockOffset(): number
  isHeldOpen(): boolean
}

export type Shown = { readonly opened: boolean; readonly isGranted: boolean }

/** The hands of people at a reader, and what happens to it. */
export type ReaderHands = {
  showCard(card: string): Promise<Shown>
  showQrCode(code: string): Promise<Shown>
  showFace(name: string): Promise<Shown>
  pushDoor(): boolean
  shutDoor(): void
  forceDoor(): void
  /** Stores a card of somebody, or an event with a code, as if it came from elsewhere. */
  enterCard(person: string, card: string): void
  recordEvents(codes: readonly number[]): void
  endSession(): void
  /** Loses the reply to the next such request, after its effect. */
  loseReply(of: 'opening' | 'put' | 'drop'): void
  /** Makes all replies hostile with this probability. */
  setHostile(share: number): void
  /** Loses results of fetched commands with this probability. */
  setLostResults(share: number): void
  /** Makes its reports come twice, late, out of order and in mixed types. */
  setDisorder(share: number): void
  shiftClock(seconds: number): void
  goOffline(): Promise<void>
  goOnline(): Promise<void>
  factoryReset(): void
  /** Resolves when its reports were taken, or failed. */
  reported(): Promise<void>
}

/** A server that readers report to and ask. */
export type AskedServer = {
  readonly mode: Extract<ReaderMode, { mode: 'pro' }>
  /** Tells the driver to let the reader report here. */
  receive(): Promise<unknown>
  /** Tells the driver to let the reader fetch its commands here; returns the driver of these. */
  giveWork(): Promise<AccessDriver>
  /** Takes what the reader says; what it throws breaks the connection. */
  onFact: (fact: InboundFact) => void
  decide: (question: ReaderQuestion) => boolean
  /** Bytes to answer every question with, instead of a decision. */
  garbage: string | undefined
  setAway(isAway: boolean): void
}

/** A driver at a simulated reader, with whoever judges it. */
export type AccessRun = {
  readonly driver: AccessDriver
  withPassword(password: string): AccessDriver
  readonly judge: ReaderJudge
  readonly hands: ReaderHands
  readonly server: AskedServer
  /** A photo of somebody's face. */
  photoOf(name: string): Uint8Array
  stop(): Promise<void>
}

/** A family of readers, whose driver passes the same tests as all others. */
export type AccessFamily = {
  readonly name: string
  readonly sessionShapes: readonly string[]
  readonly password: string
  start(options?: AccessOptions): Promise<AccessRun>
}
