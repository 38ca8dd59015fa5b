import type { TenantActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { RecordUnit } from '../../parts/record-section.ts'

export function recordUnit(id: string, actor: TenantActor, zone: string): RecordUnit {
  return {
    id,
    actor,
    day: (moment) => sql`(${moment} AT TIME ZONE ${zone})::date`,
    start: (day) => sql`(${day}::timestamp AT TIME ZONE ${zone})`,
  }
}
