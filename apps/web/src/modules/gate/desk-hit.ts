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

/** The words of the general search for its results; the app provides them. */
export type HitWords = {
  detailOf: (register: AnyRegister, hit: SearchHit, language: Language) => string
  unitsOf: (hit: SearchHit) => readonly Place[]
}

/** The initial values of an unexpected visit: the person or unit already found. */
export type WalkInStart = {
  visitor?: Place
  apartment?: Place
  employee?: Place
  area?: Place
  host?: Place
  plate?: string
  provider?: Place
  kind?: VisitKind
  /** The company of a courier. */
  company?: string
  /** The name of a technician, by which the provider was found. */
  name?: string
  /** A CPF as it was typed. */
  document?: string
  /** Whether the visitor or the car is blocked: the desk then decides before the unit is asked. */
  blocked?: boolean
}

/** Actions on parcels, in dialogs that the app provides. */
export type ParcelTask =
  | { name: 'collect'; code: string }
  | { name: 'receive'; tracking?: string; apartment?: Place; resident?: Place }
  | { name: 'handOver'; apartment: Place | null; resident: Place | null; parcelId?: string }

/** The action of Enter on a result. */
export type DeskAct =
  | ParcelTask
  | { name: 'enter'; ticket: EntryTicket; provisional: boolean; blocked: boolean }
  /** Lets somebody in despite warnings, with a reason. */
  | { name: 'letIn'; ticket: EntryTicket; provisional: boolean; warnings: readonly string[] }
  | { name: 'arrive' | 'answer' | 'leave'; visit: GateVisit }
  | { name: 'call'; unit: Place; host?: Place }
  | { name: 'visit'; start: WalkInStart }
  /** Takes back a lent item. */
  | { name: 'giveBack'; loan: GateLoan }
  | { name: 'open'; href: string }

const ticketOfVisit = ({ id, guest_name: name, apartment }: GateVisit): EntryTicket => ({
  by: { visit_id: id },
  name,
  ...(apartment && { unit: apartment }),
})

/** The obvious action on a visit, by its state; if its pass is not valid, the unit is called. */
export function actOfVisit(visit: GateVisit): DeskAct {
  const ticket = ticketOfVisit(visit)
  if (visit.refusal !== null && visit.apartment) return { name: 'call', unit: visit.apartment }
  if (visit.state === 'inside') return { name: 'leave', visit }
  if (visit.state === 'waiting') return { name: 'answer', visit }
  if (visit.state === 'expected' && visit.pass_id === null) return { name: 'arrive', visit }
  return { name: 'enter', ticket, provisional: visit.provisional, blocked: visit.blocked }
}

/**
 * The obvious action on a pass. The entry names the pass by the typed code or PIN, or by its id if
 * it was chosen in the desk's list.
 */
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

/**
 * The action that lets a visit or pass in despite warnings, with a reason; null if there is none.
 */
export function letInOf(found: DeskHit, typed: string): DeskAct | null {
  if (found.kind !== 'visit' && found.kind !== 'pass') return null
  const { refusal, provisional, blocked } = found.kind === 'visit' ? found.visit : found.pass
  if (refusal === null || !isDecidedAtGate(refusal)) return null
  const ticket =
    found.kind === 'visit' ? ticketOfVisit(found.visit) : ticketOfPass(found.pass, typed)
  // The server refuses a blocked person, reports the attempt, and names all warnings.
  if (blocked) return { name: 'enter', ticket, provisional, blocked }
  return { name: 'letIn', ticket, provisional, warnings: [refusal] }
}

/** The obvious action on any result of the box. */
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
    // Without a network it is unknown whose car it is.
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

/** The page of a result; null if it has none. */
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
