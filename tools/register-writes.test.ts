import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { registerWrites, serverSources } from './register-writes.ts'

const inFile = (file: string, statement: string) =>
  registerWrites(new Map([[`apps/api/src/${file}`, `await queries.count(sql\`${statement}\`)`]]))

describe('a write of a register’s table', () => {
  it.each([
    'UPDATE visits SET state = 1',
    'INSERT INTO device_addresses (id) VALUES (1)',
    'DELETE FROM passes WHERE id = 1',
    'UPDATE ${tableOf(register)} r SET status = 1',
    'INSERT INTO ${sql.table(table)} (id) VALUES (1)',
  ])('is refused outside the machinery: %s', (statement) => {
    expect(inFile('modules/visits/visits.service.ts', statement)).toMatchObject([
      { file: 'apps/api/src/modules/visits/visits.service.ts', line: 1 },
    ])
  })

  it.each([
    'register-endpoints/cascade.ts',
    'modules/accounts/public/account/account.repository.ts',
    'modules/visits/retention-rules.ts',
    'modules/devices/company-copy.ts',
    'modules/visits/visits.test.ts',
    'testing/world.ts',
  ])('is allowed in %s', (file) => {
    expect(inFile(file, 'UPDATE visits SET state = 1')).toEqual([])
  })

  it('is distinguished from writes of other tables', () => {
    expect(inFile('modules/visits/visits.service.ts', 'UPDATE visits_seen SET a = 1')).toEqual([])
    expect(inFile('modules/visits/visits.service.ts', 'UPDATE parcel_codes SET a = 1')).toEqual([])
  })
})

it('the server has none', () => {
  const sources = serverSources(path.resolve(import.meta.dirname, '..'))
  expect(sources.size).toBeGreaterThan(300)
  expect(registerWrites(sources)).toEqual([])
})
