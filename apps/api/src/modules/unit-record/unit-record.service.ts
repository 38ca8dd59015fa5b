import type { Actor } from '@portaria/contract/actors/actor'
import {
  personFields,
  type RecordQuery,
  type RecordSection,
  type TimelinePage,
  type TimelineQuery,
  type UnitRecord,
  unitFields,
} from '@portaria/contract/modules/unit-record/unit-record'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { sql } from 'kysely'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { askedFields } from '../../register-endpoints/fields-parameter.ts'
import { machineryOf } from '../../register-endpoints/machinery.ts'
import { findRow, readRecord, readRecords } from '../../register-endpoints/read-records.ts'
import { recordColumns, row, tableOf } from '../../register-endpoints/record-columns.ts'
import { readsSensitive } from '../../register-endpoints/record-reader.ts'
import { type OpenRow, readReferences } from '../../register-endpoints/reference-reader.ts'
import { readCompanyCard } from '../companies/public/companies.ts'
import { askedSections, type RecordTools, readSection, sectionsFor } from './record-sections.ts'
import { readTimeline } from './record-timeline.ts'
import { recordUnit } from './record-unit.ts'

export type UnitRecordService = {
  /** A unit with everything of it that the actor may see; throws `not_found`. */
  read(actor: Actor, id: string, query: RecordQuery): Promise<UnitRecord>
  /** A page of its events; throws `not_found`. */
  timeline(actor: Actor, id: string, query: TimelineQuery): Promise<TimelinePage>
}

/**
 * The record of a unit (unit-record §1). Rows are visible by the rules of their own registers and
 * read like their lists, so that nothing that is hidden there shows here.
 */
export function unitRecordService(database: AppDatabase, tools: RecordTools): UnitRecordService {
  const { machineries } = tools
  const units = machineryOf(machineries, 'apartments')
  const residents = machineryOf(machineries, 'residents')
  const ofUnit = askedFields(apartments, units.behaviour, unitFields.join(','))
  const ofPerson = askedFields(residents.register, residents.behaviour, personFields.join(','))

  /** Adds to the rows of people the values that the actor may see of the residents. */
  async function addPeople(context: TenantContext, section: RecordSection): Promise<RecordSection> {
    const { register, scope } = residents
    const ids = section.rows.map(({ record }) => record['resident_id'])
    const rows = await context.queries.all(sql<OpenRow>`
      SELECT ${recordColumns(register, ofPerson)} FROM ${tableOf(register)} r
      WHERE r.id = ANY(${ids}::uuid[]) AND ${scope.live(register, context.actor, row)}`)
    const records = await readRecords(residents, context, rows, ofPerson)
    const people = new Map(records.map((record) => [record['id'], record]))
    const shown = section.rows.map((one) => ({
      ...one,
      person: people.get(one.record['resident_id']) ?? null,
    }))
    return { ...section, rows: shown }
  }

  /** The unit as the actor sees it and the calendar of its company. */
  async function open(context: TenantContext, id: string) {
    const [stored, company] = await Promise.all([
      findRow(units, context, id, { asked: ofUnit }),
      readCompanyCard(context),
    ])
    return { stored, company, unit: recordUnit(id, context.actor, company.time_zone) }
  }

  return {
    read: (actor, id, query) =>
      database.readInTenant(actor, async (context) => {
        const { stored, company, unit } = await open(context, id)
        const asked = askedSections(sectionsFor(context, tools), query)
        const sections = await Promise.all(
          asked.map(async (section) => {
            const read = await readSection(context, section, unit, query)
            return section.name === 'people' ? addPeople(context, read) : read
          }),
        )
        const [titles, record] = await Promise.all([
          readReferences(context, apartments, [id]),
          readRecord(units, context, stored, ofUnit),
        ])
        // One row of the trail for the whole record; its unit identifies the people whose data were
        // read.
        const hasPeople = asked.some(({ name }) => name === 'people')
        if (hasPeople && readsSensitive(residents.register, context.actor, ofPerson))
          units.readAudit.note(context.actor, {
            register: 'apartments',
            rowId: id,
            operation: 'read',
          })
        return {
          apartment: { id, title: titles.get(id)?.title ?? '', record },
          company,
          sections,
          read_at: new Date().toISOString(),
        }
      }),

    timeline: (actor, id, query) =>
      database.readInTenant(actor, async (context) => {
        const { unit } = await open(context, id)
        return readTimeline(context, sectionsFor(context, tools), unit, query)
      }),
  }
}
