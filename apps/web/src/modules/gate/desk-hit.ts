import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { VisitKind } from '@portaria/contract/modules/companies/settings/visit-settings'
import { heldStates } from '@portaria/contract/modules/custody/parcels'
import type { DeskHit, SearchHit } from '@portaria/contract/modules/gate/desk-hits'
import type { GateLoan, GatePass, GateVisit } from '@portaria/contract/modules/gate/gate'
import { isPin, passCodeOf } from '@portaria/contract/modules/gate/gate-codes'
import { registers } from '@portaria/contract/modules/registers'
import { isDecidedAtGate } from '@portaria/contract/modules/visits/pass-window'
import type { Language } from '@portaria/i18n/languages'
import { registerPaths } from '../../register-pages/record.ts'
import type { EntryTicket } from './entry-ticket.ts'
import { guestsOfEvent } from './gate-paths.ts'

type Place = { id: string; title: string }

/** How the search of everything tells its hits; the app gives what that feature says. */
export type HitWords = {
  detailOf: (register: AnyRegister, hit: SearchHit, language: Language) => string
  unitsOf: (hit: SearchHit) => readonly Place[]
}

/** What a walk-in begins with: whom the desk has already found. */
export type WalkInStart = {
  visitor?: Place
  apartment?: Place
  employee?: Place
  area?: Place
  host?: Place
  plate?: string
  provider?: Place
  kind?: VisitKind
  /** Whose courier it is. */
  company?: string
  /** A technician, by whom the provider was found. */
  name?: string
  /** The visitor, or the car, is blocked: the desk decides before anybody is asked. */
  blocked?: boolean
}

/** What the desk does with parcels, in windows that the app gives. */
export type ParcelTask =
  | { name: 'collect'; code: string }
  | { name: 'receive'; tracking?: string; apartment?: Place; resident?: Place }
  | { name: 'handOver'; apartment: Place | null; resident: Place | null; parcelId?: string }

/** What Enter does with a hit. */
export type DeskAct =
  | ParcelTask
  | { name: 'enter'; ticket: EntryTicket; provisional: boolean; blocked: boolean }
  /** Lets in against what stands in the way, with a reason. */
  | { name: 'letIn'; ticket: EntryTicket; provisional: boolean; warnings: readonly string[] }
  | { name: 'arrive' | 'answer' | 'leave'; visit: GateVisit }
  | { name: 'call'; unit: Place; host?: Place }
  | { name: 'visit'; start: WalkInStart }
  /** What was lent is back. */
  | { name: 'giveBack'; loan: GateLoan }
  | { name: 'open'; href: string }

const ticketOfVisit = ({ id, guest_name: name, apartment }: GateVisit): EntryTicket => ({
  by: { visit_id: id },
  name,
  ...(apartment && { unit: apartment }),
})

/** The obvious thing to do with a visit, by its state; of one whose pass does not hold the unit is called. */
export function actOfVisit(visit: GateVisit): DeskAct {
  const ticket = ticketOfVisit(visit)
  if (visit.refusal !== null && visit.apartment) return { name: 'call', unit: visit.apartment }
  if (visit.state === 'inside') return { name: 'leave', visit }
  if (visit.state === 'waiting') return { name: 'answer', visit }
  if (visit.state === 'expected' && visit.pass_id === null) return { name: 'arrive', visit }
  return { name: 'enter', ticket, provisional: visit.provisional, blocked: visit.blocked }
}

/** The same of a pass: by the code or PIN that was typed, or as the desk found it in its list. */
export function actOfPass(pass: GatePass, typed = ''): DeskAct {
  if (pass.refusal !== null && pass.apartment) return { name: 'call', unit: pass.apartment }
  const { provisional, blocked } = pass
  return { name: 'enter', ticket: ticketOfPass(pass, typed), provisional, blocked }
}

function ticketOfPass(pass: GatePass, typed: string): EntryTicket {
  const bare = typed.replace(/\s/g, '')
  const code = passCodeOf(typed)
  const byTyped = code !== null ? { code } : isPin(bare) ? { pin: bare } : null
  const byList = pass.visit_id ? { visit_id: pass.visit_id } : { pass_id: pass.id }
  const { guest_name: name, apartment } = pass
  return { by: byTyped ?? byList, name, ...(apartment && { unit: apartment }) }
}

/** What the gate may do against what stands in the way of a visit or pass: let in with a reason, or nothing. */
export function letInOf(found: DeskHit, typed: string): DeskAct | null {
  if (found.kind !== 'visit' && found.kind !== 'pass') return null
  const { refusal, provisional, blocked } = found.kind === 'visit' ? found.visit : found.pass
  if (refusal === null || !isDecidedAtGate(refusal)) return null
  const ticket =
    found.kind === 'visit' ? ticketOfVisit(found.visit) : ticketOfPass(found.pass, typed)
  // The server refuses who is blocked, tells of it, and says all that stands against them.
  if (blocked) return { name: 'enter', ticket, provisional, blocked }
  return { name: 'letIn', ticket, provisional, warnings: [refusal] }
}

/** The same of whatever the box found. */
export function actOfHit(found: DeskHit, typed: string, { unitsOf }: HitWords): DeskAct {
  if (found.kind === 'pass') return actOfPass(found.pass, typed)
  if (found.kind === 'visit') return actOfVisit(found.visit)
  if (found.kind === 'collected') return { name: 'collect', code: typed.trim() }
  if (found.kind === 'label') return { name: 'receive', tracking: found.tracking }
  if (found.kind === 'arrival') {
    const { kind, company } = found.arrival
    return { name: 'visit', start: { kind, ...(company !== null && { company }) } }
  }
  const open: DeskAct = { name: 'open', href: pageOf(found) ?? '' }
  if (found.kind === 'event') return open
  if (found.kind === 'loan')
    return found.loan.item_id === null ? open : { name: 'giveBack', loan: found.loan }
  if (found.kind === 'party')
    return found.party.apartment ? { name: 'call', unit: found.party.apartment } : open
  if (found.kind === 'parcel') {
    const { id: parcelId, held, apartment, resident } = found.parcel
    return held ? { name: 'handOver', apartment, resident, parcelId } : open
  }
  if (found.kind === 'car') {
    const { register, id, title, apartment, plate } = found.car
    // Without a network nobody knows whose car it is.
    if (register === 'visitors')
      return {
        name: 'visit',
        start: {
          ...(id !== '' && { visitor: { id, title } }),
          ...(found.car.blocked && { blocked: true }),
          plate,
        },
      }
    if (apartment) return { name: 'call', unit: apartment }
    return id === '' ? { name: 'visit', start: { plate } } : open
  }
  const { register, hit } = found
  const self = { id: hit.id, title: hit.title }
  if (register === 'visitors') {
    const blocked = hit.record['blocked'] === true
    return { name: 'visit', start: { visitor: self, ...(blocked && { blocked }) } }
  }
  if (register === 'service-providers')
    return { name: 'visit', start: { provider: self, ...(hit.by !== null && { name: hit.by }) } }
  if (register === 'employees') return { name: 'visit', start: { employee: self } }
  if (register === 'common-areas') return { name: 'visit', start: { area: self } }
  if (register === 'apartments') return { name: 'call', unit: self }
  const [unit] = unitsOf(hit)
  if (!unit) return open
  if (register === 'parcels')
    return heldStates.some((state) => state === hit.record['state'])
      ? { name: 'handOver', apartment: unit, resident: null, parcelId: hit.id }
      : open
  return { name: 'call', unit, ...(register === 'residents' && { host: self }) }
}

/** The page of what was found; null where it has none. */
export function pageOf(found: DeskHit): string | null {
  if (found.kind === 'pass') return registerPaths(registers.passes).record(found.pass.id)
  if (found.kind === 'visit') return registerPaths(registers.visits).record(found.visit.id)
  if (found.kind === 'label' || found.kind === 'arrival') return null
  if (found.kind === 'event') return guestsOfEvent(found.event.id)
  if (found.kind === 'party') return registerPaths(registers.visits).record(found.party.id)
  if (found.kind === 'loan') return registerPaths(registers.cabinets).record(found.loan.cabinet.id)
  if (found.kind === 'parcel' || found.kind === 'collected')
    return registerPaths(registers.parcels).record(found.parcel.id)
  const { register, id } =
    found.kind === 'car' ? found.car : { register: found.register, id: found.hit.id }
  return id === '' ? null : registerPaths(registers[register]).record(id)
}
