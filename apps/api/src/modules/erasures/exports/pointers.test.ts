import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { leftOut } from './left-out.ts'
import { registerPointers } from './register-sheets.ts'
import { tablePointers } from './table-sheets.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

/** Every column of the database that refers to a person. */
async function columnsOfPeople(): Promise<string[]> {
  const found = await test.past<{ pointer: string }>(`
    SELECT DISTINCT c.conrelid::regclass::text || '.' || a.attname AS pointer
    FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)
    WHERE c.contype = 'f' AND c.conparentid = 0 AND a.attname <> 'tenant_id'
      AND c.confrelid IN ('residents'::regclass, 'employees'::regclass,
        'service_providers'::regclass, 'visitors'::regclass)`)
  return found.map(({ pointer }) => pointer)
}

it('every reference to a person puts rows into the export, or a reason says why not', async () => {
  const exported = [...registerPointers(), ...tablePointers]
  const known = new Set([...exported, ...Object.keys(leftOut)])
  const columns = await columnsOfPeople()
  expect(columns.length).toBeGreaterThan(60)
  expect(columns.filter((one) => !known.has(one))).toEqual([])
  // No reason stays for what is exported, or is not there any more.
  expect(exported.filter((one) => leftOut[one] !== undefined)).toEqual([])
  expect(Object.keys(leftOut).filter((one) => !columns.includes(one))).toEqual([])
  expect(tablePointers.filter((one) => !columns.includes(one))).toEqual([])
})
