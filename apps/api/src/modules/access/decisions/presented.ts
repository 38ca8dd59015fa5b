import type { PersonFacts } from '@portaria/contract/modules/access/decisions/decide'
import type {
  CredentialKind,
  DenialReason,
} from '@portaria/contract/modules/access/decisions/decision-words'
import { passCodeOf } from '@portaria/contract/modules/gate/gate-codes'
import { cardNumber } from '@portaria/contract/value-types/card-number'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { findPin, passOfCode } from '../../visits/public/coded-passes.ts'
import type { PassKeys } from '../../visits/public/pass-keys.ts'
import { hasLivePin } from '../own-pins/own-pins.repository.ts'
import { readPass } from './pass-facts.ts'
import { type Inhabitant, type InhabitantColumns, inhabitantOf } from './person-facts.ts'

/** A credential as a reader passes it on: read by the server, or already known to be somebody's. */
export type Presented =
  | { readonly kind: 'card' | 'tag'; readonly number: string }
  | { readonly kind: 'card' | 'tag'; readonly cardId: string }
  | { readonly kind: 'qr'; readonly text: string }
  | { readonly kind: 'pin'; readonly digits: string }
  | { readonly kind: 'plate'; readonly plate: string }
  | { readonly kind: 'face'; readonly person: Inhabitant }
  | { readonly kind: 'pin'; readonly person: Inhabitant; readonly isDuress: boolean }
  | { readonly kind: 'qr' | 'pin'; readonly passId: string }
  /** Of somebody whom nobody knows, or that is not looked up. */
  | { readonly kind: CredentialKind; readonly isUnknown: true }

/** The person of a PIN of their own, and whether it is the one for duress. */
export type FindOwnPin = (
  context: TenantContext,
  pin: string,
) => Promise<{ readonly person: Inhabitant; readonly isDuress: boolean } | null>

/** The tools that credentials are looked up with. */
export type CredentialTools = { readonly passes: PassKeys; readonly findOwnPin: FindOwnPin }

/** A credential that was looked up. */
export type Known = {
  readonly kind: CredentialKind
  /** Whose it is; a guest comes with the facts of their pass. */
  readonly holder: Inhabitant | null
  readonly guest: PersonFacts | null
  /** The reason for which it opens nothing. */
  readonly refusal: DenialReason | null
  readonly isDuress: boolean
  readonly cardId: string | null
  readonly passId: string | null
  /** Whether its pass has let the guest in already. */
  readonly isInside: boolean
}

const nobody = {
  holder: null,
  guest: null,
  refusal: null,
  isDuress: false,
  cardId: null,
  passId: null,
  isInside: false,
} as const

/** What a look-up needs to know of the passage. */
export type LookUp = {
  /** The judged day of the company. */
  readonly day: string
  /** Whether its pass is locked, because an entry may spend it. */
  readonly lock: boolean
}

/** Looks up a presented credential, with its own state at the judged moment. */
export async function lookUp(
  tools: CredentialTools,
  context: TenantContext,
  presented: Presented,
  how: LookUp,
): Promise<Known> {
  const { kind } = presented
  const found = await parts(tools, context, presented, how)
  return { ...nobody, kind, ...(found ?? { refusal: 'unknown' }) }
}

function parts(
  tools: CredentialTools,
  context: TenantContext,
  presented: Presented,
  how: LookUp,
): Promise<Partial<Known> | null> | Partial<Known> | null {
  if ('isUnknown' in presented) return null
  if ('passId' in presented) return ofPass(context, presented.passId, how)
  switch (presented.kind) {
    case 'card':
    case 'tag':
      return cardOf(context, presented, how.day)
    case 'qr':
      return passOfText(tools, context, presented.text, how)
    case 'pin':
      return 'digits' in presented
        ? personOfPin(tools, context, presented.digits, how)
        : holderOfPin(context, presented)
    case 'plate':
      return ownerOfCar(context, presented.plate)
    default:
      return { holder: presented.person }
  }
}

async function passOfText(
  { passes }: CredentialTools,
  context: TenantContext,
  text: string,
  how: LookUp,
): Promise<Partial<Known> | null> {
  const code = passCodeOf(text)
  if (code === null) return null
  const { passId, refusal } = await passOfCode(passes, context, code)
  if (passId !== null) return ofPass(context, passId, how)
  return refusal === 'pass_revoked' ? { refusal: 'revoked' } : null
}

async function personOfPin(
  { passes, findOwnPin }: CredentialTools,
  context: TenantContext,
  digits: string,
  how: LookUp,
): Promise<Partial<Known> | null> {
  const own = await findOwnPin(context, digits)
  if (own) return { holder: own.person, isDuress: own.isDuress }
  const { passId } = await findPin(passes, context, digits)
  return passId === null ? null : ofPass(context, passId, how)
}

/** A PIN that a reader recognised opens as long as the login that set it (access §20). */
async function holderOfPin(
  context: TenantContext,
  { person, isDuress }: Extract<Presented, { kind: 'pin'; person: Inhabitant }>,
): Promise<Partial<Known>> {
  const isLive = await hasLivePin(context, person, isDuress)
  return { holder: person, isDuress, refusal: isLive ? null : 'revoked' }
}

async function ofPass(
  context: TenantContext,
  id: string,
  how: LookUp,
): Promise<Partial<Known> | null> {
  const pass = await readPass(context, id, how)
  return pass && { ...pass, passId: id }
}

type Card = InhabitantColumns & {
  readonly id: string
  readonly state: string
  readonly is_active: boolean
  readonly valid_from: string | null
  readonly valid_to: string | null
}

/** A number may be that of discarded cards too: a card in use comes before them. */
async function cardOf(
  { queries, actor }: TenantContext,
  presented: Extract<Presented, { kind: 'card' | 'tag' }>,
  day: string,
): Promise<Partial<Known> | null> {
  const parsed = 'number' in presented ? cardNumber.parse(presented.number) : null
  if (parsed && !parsed.ok) return null
  const which =
    'cardId' in presented ? sql`c.id = ${presented.cardId}::uuid` : sql`c.number = ${parsed?.value}`
  const card = await queries.first(sql<Card>`
    SELECT c.id, c.state, c.status = 'ATIVO' AS is_active, c.resident_id, c.employee_id,
      c.provider_id, to_char(c.valid_from, 'YYYY-MM-DD') AS valid_from,
      to_char(c.valid_to, 'YYYY-MM-DD') AS valid_to
    FROM cards c WHERE c.tenant_id = ${actor.tenantId} AND c.deleted_at IS NULL AND ${which}
    ORDER BY c.status = 'ATIVO' DESC, c.updated_at DESC LIMIT 1`)
  if (!card) return null
  return { cardId: card.id, holder: inhabitantOf(card), refusal: refusalOfCard(card, day) }
}

/** Returns the reason for which a card opens nothing on a day; a lost one stays so (access §7). */
function refusalOfCard(card: Card, day: string): DenialReason | null {
  if (card.state === 'lost') return 'lost_card'
  if (card.state !== 'assigned' || !card.is_active) return 'revoked'
  if (card.valid_from !== null && day < card.valid_from) return 'not_yet'
  return card.valid_to !== null && day > card.valid_to ? 'expired' : null
}

async function ownerOfCar(
  { queries, actor }: TenantContext,
  plate: string,
): Promise<Partial<Known> | null> {
  const car = await queries.first(sql<InhabitantColumns>`
    SELECT c.resident_id, c.employee_id, c.provider_id FROM vehicles c
    WHERE c.tenant_id = ${actor.tenantId} AND c.plate_key = plate_key(${plate})
      AND c.deleted_at IS NULL AND c.status = 'ATIVO' AND NOT c.disputed`)
  return car ? { holder: inhabitantOf(car) } : null
}
