import { systemActor } from '@portaria/contract/actors/actor'
import * as z from 'zod/mini'
import type { AppDatabase } from '../database/app-database.ts'
import type { EndedRows } from './ended-rows.ts'

/** What ended, as a list has it. */
export const endedLine = z.object({
  name: z.string(),
  tenant: z.nullable(z.uuid()),
  row: z.record(z.string(), z.unknown()),
})
export type EndedLine = z.output<typeof endedLine>

/** The companies in which is read what ended, and the moment since which. */
type Reading = { readonly tenants: readonly string[]; readonly since: Date }

/** Reads what ended since a moment, of the platform and of companies. */
export async function readEnded(
  database: AppDatabase,
  sources: readonly EndedRows[],
  { tenants, since }: Reading,
): Promise<EndedLine[]> {
  const lines: EndedLine[] = []
  for (const tenant of tenants) {
    await database.readInTenant(systemActor('list of what ended', tenant), async ({ queries }) => {
      for (const { name, scope, read } of sources) {
        if (scope !== 'tenant') continue
        const rows = await read(queries, tenant, since)
        lines.push(...rows.map((row) => ({ name, tenant, row: { ...row } })))
      }
    })
  }
  await database.onPlatform(systemActor('list of what ended'), async (queries) => {
    for (const { name, scope, read } of sources) {
      if (scope !== 'platform') continue
      const rows = await read(queries, null, since)
      lines.push(...rows.map((row) => ({ name, tenant: null, row: { ...row } })))
    }
  })
  return lines
}

/** Writes lines as a list has them. */
export const writtenLines = (lines: readonly EndedLine[]): string =>
  lines.map((one) => `${JSON.stringify(one)}\n`).join('')

/** Reads the lines of a list. */
export const linesOf = (text: string): EndedLine[] =>
  text
    .split('\n')
    .filter((one) => one !== '')
    .map((one) => endedLine.parse(JSON.parse(one)))

/**
 * Ends something again, in a restored database. Returns what somebody has to do by hand: one that
 * cannot be ended keeps no other from it.
 */
export async function replayLine(
  database: AppDatabase,
  sources: readonly EndedRows[],
  { name, tenant, row }: EndedLine,
): Promise<string[]> {
  const failed = (why: string) => [`${name} ${JSON.stringify(row)} of ${tenant}: ${why}.`]
  const ended = sources.find((one) => one.name === name)
  if (ended === undefined) return failed('this release does not know it')
  try {
    const left = await ended.replay(database, systemActor('restore of a backup', tenant), row)
    return left === null ? [] : [left]
  } catch (error) {
    return failed(error instanceof Error ? error.message : 'it could not be ended')
  }
}
