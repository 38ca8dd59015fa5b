import type { CredentialKind } from '@portaria/contract/modules/access/decisions/decision-words'
import { keepsDays, passRefusal } from '@portaria/contract/modules/visits/pass-window'
import { localOf } from '@portaria/contract/value-types/zoned-time'
import type { ReaderTime } from '@portaria/drivers/access/access-driver'
import type { Bearer, GivenPass, HeldCard, HeldPin, ListInput } from './list-input.ts'
import type { NumberedThing, Subject } from './reader-numbers.ts'
import { earlier, endOfDay, firstTime, lastTime } from './reader-times.ts'

/** A credential as a reader holds it. Its value is a secret; of a face it is the photo's version. */
export type WrittenCredential = { readonly kind: CredentialKind; readonly value: string }

/** What a reader knows by one number: somebody, with credentials of the same period. */
export type ReaderUser = {
  readonly thing: NumberedThing
  readonly subject: Subject
  readonly name: string
  readonly isVisitor: boolean
  readonly credentials: readonly WrittenCredential[]
  /** The kinds that a rule has to accept, which are those of the credentials but for duress. */
  readonly kinds: readonly CredentialKind[]
  readonly begin: ReaderTime | null
  readonly end: ReaderTime | null
  /** Whether a reader may let in by itself. */
  readonly opens: boolean
  /** What cannot be written, and why. */
  readonly unfit: readonly string[]
}

/** Limit of a card's number on a reader: a positive number with a sign, of 64 bits. */
const MOST_CARD = 2n ** 63n - 1n

/** Hours before its time at which a pass comes onto readers. */
const PASS_HOURS = 72

const HOUR = 3_600_000
const MINUTE = 60_000

/**
 * Returns what readers know of a present person: the person with all that lasts as long, and apart
 * from it cards and a PIN that end earlier, and the PIN for duress (access §23).
 */
export function usersOfPerson(bearer: Bearer, day: string): ReaderUser[] {
  const { person, name, until } = bearer
  if (person.kind === 'visitor' || person.isBlocked || !person.isPresent) return []
  const subject = { kind: person.kind, id: person.id }
  const isEarlier = (last: string | null): last is string =>
    last !== null && (until === null || last < until)
  const user = (
    thing: NumberedThing,
    last: string | null,
    credentials: readonly WrittenCredential[],
    more: Partial<ReaderUser> = {},
  ): ReaderUser => ({
    thing,
    subject,
    name,
    isVisitor: false,
    credentials,
    kinds: credentials.map(({ kind }) => kind),
    begin: null,
    end: last === null ? null : endOfDay(last),
    opens: true,
    unfit: [],
    ...more,
  })

  const cards = bearer.cards.filter((card) => isInForce(card, day))
  const written = cards.filter(isCardOfReader)
  const pin = pinOf(bearer.pin)
  const isPinApart = bearer.pin !== null && isEarlier(bearer.pin.until)
  const own = written.filter(({ to }) => !isEarlier(to)).map(cardOf)
  const face = bearer.face === null ? [] : [{ kind: 'face' as const, value: bearer.face }]
  const main = user(subject, until, [...own, ...(isPinApart ? [] : pin), ...face], {
    unfit: [
      ...cards.filter((card) => !isCardOfReader(card)).map(() => 'card_too_long'),
      ...unreadable(bearer.pin),
      ...unreadable(bearer.duressPin),
    ],
  })
  const apart = [
    ...written
      .filter(({ to }) => isEarlier(to))
      .map((card) => user({ kind: 'card', id: card.id, of: subject }, card.to, [cardOf(card)])),
    ...(isPinApart ? [user({ kind: 'pin', of: subject }, bearer.pin?.until ?? null, pin)] : []),
  ]
  const duress = pinOf(bearer.duressPin)
  // It opens the same as the ordinary PIN, with which whoever forces the person compares it.
  const beside = pin.length === 0 ? duress : isPinApart ? pin : main.credentials
  const last = earlier(until, bearer.duressPin?.until ?? null)
  const forced = user({ kind: 'duress', of: subject }, last, duress, {
    kinds: beside.map(({ kind }) => kind),
  })
  return [main, ...apart, forced].filter(
    ({ credentials, unfit }) => credentials.length + unfit.length > 0,
  )
}

const isInForce = ({ from, to }: HeldCard, day: string): boolean =>
  (from === null || from <= day) && (to === null || to >= day)

/** Whether a reader can hold the number of a card; 0 stands for none. */
function isCardOfReader({ number }: HeldCard): boolean {
  const value = BigInt(number)
  return value > 0n && value <= MOST_CARD
}

const cardOf = ({ kind, number }: HeldCard): WrittenCredential => ({ kind, value: number })

const pinOf = (pin: Pick<HeldPin, 'digits'> | null): WrittenCredential[] =>
  pin?.digits == null ? [] : [{ kind: 'pin', value: pin.digits }]

const unreadable = (pin: HeldPin | null): string[] =>
  pin !== null && pin.digits === null ? ['pin_unreadable'] : []

/** Returns what readers know of a pass; nothing of one that is refused, or that begins much later. */
export function usersOfPass(pass: GivenPass, input: ListInput, day: string): ReaderUser[] {
  const { terms, guest, name } = pass
  const { now, zone } = input
  if (guest.isBlocked || !isDue(pass, input, day)) return []
  const { opensAt, closesAt } = periodOf(pass, input)
  if (opensAt.getTime() > now.getTime() + PASS_HOURS * HOUR) return []
  const [begin, last] = [firstTime(zone, opensAt), lastTime(zone, closesAt)]
  // A pass may lie within an hour that the clock shows twice.
  const isUnclear = last < begin
  const given = pass.givenUntil === null ? null : endOfDay(pass.givenUntil)
  const end = earlier(isUnclear ? endOfDay(localOf(closesAt, zone).day) : last, given)
  const credentials = [{ kind: 'qr' as const, value: pass.qrCode }, ...pinOf({ digits: pass.pin })]
  const subject = { kind: 'pass' as const, id: pass.id }
  return [
    {
      thing: subject,
      subject,
      name,
      isVisitor: true,
      credentials,
      kinds: credentials.map(({ kind }) => kind),
      begin: isUnclear ? null : begin,
      end,
      // A use has to be counted, and a reader does not know the days of a pass.
      opens: terms.uses_allowed === null && !keepsDays(terms) && !isUnclear,
      unfit: pass.pin === null ? ['pin_unreadable'] : [],
    },
  ]
}

/** Whether a pass can be used, now or at a later hour, or is still needed to go further or to leave. */
function isDue({ terms, isInside }: GivenPass, input: ListInput, day: string): boolean {
  const { now: at, zone, toleranceMin } = input
  const { minutes } = localOf(at, zone)
  const time = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
  const moment = { at, day, time, holidays: new Set(input.holidays) }
  const refusal = passRefusal(terms, moment, toleranceMin)
  if (refusal === 'pass_used_up') return isInside
  return refusal !== 'pass_cancelled' && refusal !== 'pass_revoked' && refusal !== 'pass_expired'
}

/** The moments between which a pass opens. */
function periodOf({ terms }: GivenPass, { toleranceMin }: ListInput) {
  const tolerance = toleranceMin * MINUTE
  return {
    opensAt: new Date(terms.valid_from.getTime() - tolerance),
    closesAt: new Date(terms.valid_to.getTime() + tolerance),
  }
}

/** The moments at which a pass comes onto readers and goes from them. */
export function changesOfPass(pass: GivenPass, input: ListInput): Date[] {
  const { opensAt, closesAt } = periodOf(pass, input)
  return [new Date(opensAt.getTime() - PASS_HOURS * HOUR), new Date(closesAt.getTime() + 1)]
}
