import { globSync } from 'node:fs'
import path from 'node:path'
import { registers } from '@portaria/contract/modules/registers'
import { tenantTables } from '../../apps/api/src/testing/isolation/known-tables.ts'
import type { Sabotage } from './sabotage.ts'

/** A sabotage with paths from the root of the repository. */
export type PlacedSabotage = Sabotage & {
  readonly tests: readonly string[]
  /** The file that contains it. */
  readonly home: string
  /** Texts that the failures must contain, one for each protection removed together with others. */
  readonly tells?: readonly string[]
}

const root = path.resolve(import.meta.dirname, '../..')

const isList = (value: unknown): value is { sabotages: readonly Sabotage[] } =>
  typeof value === 'object' && value !== null && 'sabotages' in value

/**
 * Gathers all sabotages in the order of their files, and one for the policies of tenants' tables.
 */
export async function gatherSabotages(): Promise<PlacedSabotage[]> {
  const files = globSync('{apps,packages}/*/src/**/*.sabotages.ts', { cwd: root }).toSorted()
  const lists = await Promise.all(
    files.map(async (found) => {
      const file = found.replaceAll(path.sep, '/')
      const module: unknown = await import(path.join(root, file))
      if (!isList(module)) throw new Error(`${file} exports no sabotages`)
      return module.sabotages.map((one) => placed(file, one))
    }),
  )
  return [withoutPolicies(), ...lists.flat()]
}

function placed(home: string, { tests, edit, ...sabotage }: Sabotage): PlacedSabotage {
  const folder = path.posix.dirname(home)
  const beside = `./${path.posix.basename(home).replace('.sabotages.ts', '.test.ts')}`
  return {
    ...sabotage,
    home,
    tests: (tests ?? [beside]).map((file) => path.posix.join(folder, file)),
    ...(edit && { edit: { ...edit, file: path.posix.join(folder, edit.file) } }),
  }
}

const ISOLATION = 'apps/api/src/testing/isolation'

/**
 * A sabotage that removes the policy of every table of tenants, which the isolation tests in SQL
 * must notice; tables of the platform have none. These tests report each table separately, so one
 * run is enough for all.
 */
function withoutPolicies(): PlacedSabotage {
  const ofTenants = Object.values(registers).filter(({ scope }) => scope !== 'platform')
  const own = ofTenants.flatMap(({ table, fields }) => [
    table,
    ...Object.values(fields).flatMap((field) => (field.table ? [field.table] : [])),
  ])
  const tables = [...new Set([...own, ...Object.keys(tenantTables)])]
  return {
    name: 'no row-level security on the tables of tenants',
    home: `${ISOLATION}/known-tables.ts`,
    tests: [`${ISOLATION}/sql-isolation.test.ts`],
    isCore: true,
    sql: tables.map((table) => `ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`).join(';\n'),
    tells: tables,
  }
}
