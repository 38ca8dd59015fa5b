import type { Actor } from '@portaria/contract/actors/actor'
import { type Asked, askedOf } from '@portaria/contract/modules/companies/settings/visit-settings'
import type { WalkInBody } from '@portaria/contract/modules/visits/visits'
import { plate } from '@portaria/contract/value-types/plate'
import { normalizeText } from '@portaria/contract/value-types/text'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import { problem } from '../../platform/problem.ts'
import { type Machineries, machineryOf } from '../../register-endpoints/machinery.ts'
import { noteRefusal } from '../../register-endpoints/refused-writes.ts'
import { changeStateIn } from '../../register-endpoints/transitions.ts'
import { createRecord, readWritten } from '../../register-endpoints/write-records.ts'
import { readVisitSettings } from '../visits/public/visits.ts'
import { registerGuest } from './guests.ts'
import { typedEntry } from './typed-entry.ts'

/** Unexpected visitors at the gate (visits §5). */
export type WalkInsService = {
  /**
   * Registers the visitor and records their visit, which the unit is asked about; an official is
   * inside at once. The visitor's typed data stay even if the visit is refused. Throws `validation`
   * for missing data of the kind, `state_conflict` on `let_in_reason` for a blocked visitor, who is
   * reported to gates and síndicos.
   */
  record(actor: Actor, body: WalkInBody): Promise<Record<string, unknown>>
}

export function walkInsService(database: AppDatabase, all: Machineries): WalkInsService {
  const visits = machineryOf(all, 'visits')
  const visitors = machineryOf(all, 'visitors')

  return {
    async record(actor, body) {
      const { document, ofVisit } = typedEntry(body)
      const settings = await database.readInTenant(actor, readVisitSettings)
      const asked = askedOf(body.kind, settings)
      requireAsked(asked, body, document !== null)
      const name = nameOf(body)
      const { id, visitor_id: known } = body
      const { plate: car = null, let_in_reason = null, ...typed } = ofVisit
      const visitorId =
        known ??
        (await registerGuest(visitors, actor, {
          id,
          name,
          company: textOf(body.company),
          plate: car,
          document,
        }))
      const visit = {
        id,
        visitor_id: visitorId,
        kind: body.kind,
        apartment_id: body.apartment_id ?? null,
        employee_id: body.employee_id ?? null,
        common_area_id: body.common_area_id ?? null,
        host_id: body.host_id ?? null,
        provider_id: asked.provider ? (body.provider_id ?? null) : null,
        provider_absent: asked.provider && body.provider_id == null ? true : null,
        authority: asked.authority ? textOf(body.authority) : null,
        purpose: body.purpose ?? null,
        plate: car,
        ...typed,
      }
      const set = { let_in_reason, ...(known == null && { guest_name: name }) }
      return database
        .inTenant(actor, async (context) => {
          const { isNew } = await createRecord(visits, context, visit, set)
          if (isNew && body.kind === 'official')
            await changeStateIn(visits, context, id, 'check-in', {})
          return readWritten(visits, context, id)
        })
        .catch(noteRefusal(visits, actor, { body: visit }))
    },
  }
}

const textOf = (typed: string | null | undefined): string | null =>
  normalizeText(typed ?? '') || null

/** Returns a guest's name at the gate: a courier's company, or an official's authority. */
function nameOf({ name, company, authority, plate: car }: WalkInBody): string {
  const read = car ? plate.parse(car) : null
  return (
    textOf(name) ??
    textOf(company) ??
    textOf(authority) ??
    (read?.ok ? plate.format(read.value) : '')
  )
}

/**
 * Checks the data that the kind of a visit requires; throws `validation` with the missing fields.
 */
function requireAsked(asked: Asked, body: WalkInBody, hasDocument: boolean): void {
  const isNew = body.visitor_id == null
  // A driver may be identified by the car as well.
  const isNamed = textOf(body.name) !== null || (body.kind === 'ride' && body.plate)
  const missing = [
    isNew && asked.name && !isNamed && 'name',
    isNew && asked.company && textOf(body.company) === null && 'company',
    isNew && asked.document && !hasDocument && 'cpf',
    asked.authority && textOf(body.authority) === null && 'authority',
    asked.photo && body.photo_file_id == null && 'photo_file_id',
    asked.provider && body.provider_id == null && body.provider_absent !== true && 'provider_id',
  ].filter((field) => typeof field === 'string')
  if (missing.length > 0)
    throw problem('validation', {
      errors: missing.map((field) => ({ field, code: 'required' as const })),
    })
}
