import { readFileSync } from 'node:fs'
import path from 'node:path'
import { systemActor } from '@portaria/contract/actors/actor'
import { registers } from '@portaria/contract/modules/registers'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { passKeys } from './modules/visits/public/pass-keys.ts'
import { sealedValuesOf } from './modules.ts'
import { roleName } from './platform/database/role-credentials.ts'
import { sealCompany } from './platform/secrets/seal-company.ts'
import { secretMark } from './platform/secrets/secret-mark.ts'
import { derivedKey } from './platform/secrets/server-secret.ts'
import { onServer, testSecret } from './testing/database-server.ts'
import { type GateWorld, openGateWorld } from './testing/gate-world.ts'
import type { TestApp } from './testing/test-app.ts'

const FRESH = 'a fresh secret that only this file knows'

/** Sealed values that are over within minutes, and the keys that are sealed last. */
const others = ['provider_attempts.sealed', 'provider_waiting.sealed', 'secret_keys.sealed']

let test: TestApp
let world: GateWorld
beforeAll(async () => {
  world = await openGateWorld()
  test = world.test
})
afterAll(() => world.close())

it('every column of sealed values is brought by its module', () => {
  const schema = readFileSync(
    path.resolve(import.meta.dirname, '../../../docs/generated/schema.sql'),
    'utf8',
  )
  const found = [...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)^\);/gm)].flatMap(
    ([, table, columns = '']) =>
      [...columns.matchAll(/^ {2}(\w*sealed(?!_by)\w*|photo|\w+_token) bytea/gm)].map(
        ([, column]) => `${table}.${column}`,
      ),
  )
  const brought = sealedValuesOf(test.parts).map(({ table, column }) => `${table}.${column}`)
  expect(found.toSorted()).toEqual([...brought, ...others].toSorted())
})

it('no record of a register changes when values are sealed anew', () => {
  const tables = Object.values(registers).map(({ table }) => table)
  for (const { table } of sealedValuesOf(test.parts)) expect(tables).not.toContain(table)
})

it('each of them may be written by the role that seals it', async () => {
  for (const { table, column, digest, onPlatform } of sealedValuesOf(test.parts)) {
    for (const name of digest ? [column, digest.column] : [column]) {
      const role = roleName(inject('templateDatabase'), onPlatform ?? 'app')
      const [row] = await onServer(
        test.database.adminUrl,
        `SELECT has_column_privilege('${role}', '${table}', '${name}', 'UPDATE') AS may`,
      )
      expect({ table, name, ...row }).toEqual({ table, name, may: true })
    }
  }
})

it('a PIN of a pass opens and is found with the new secret alone', async () => {
  const { apartmentId, residentId } = world.own
  const { body } = await test.as('sindico').post('/passes', {
    payload: {
      visitor_id: (await world.addVisitor()).id,
      kind: 'service',
      apartment_id: apartmentId,
      host_id: residentId,
      valid_from: '2029-01-05T10:00:00.000Z',
      valid_to: '2029-01-06T10:00:00.000Z',
    },
  })
  const id = body.data.id
  const read = async () => {
    const [row] = await onServer<{ pin_sealed: Buffer; pin_digest: Buffer; notes: number }>(
      test.database.adminUrl,
      `SELECT pin_sealed, pin_digest, (SELECT count(*)::int FROM reader_changes) AS notes
       FROM pass_secrets WHERE pass_id = '${id}'`,
    )
    if (row === undefined) throw new Error('a pass has a PIN')
    return row
  }
  const before = await read()
  const lasting = {
    purpose: 'pass PIN digests',
    madeBy: secretMark(testSecret),
    lasts: true,
    madeAt: new Date(0),
    key: derivedKey(testSecret, 'pass PIN digests'),
  }
  const switched = { current: FRESH, other: testSecret, kept: [lasting] }
  const tools = { ...test.parts, secret: switched }
  const tenantId = test.tenants.bosque
  const values = sealedValuesOf(tools)
  const seal = (tenant: string) =>
    sealCompany({
      ...tools,
      actor: { ...systemActor('test', tenant), tenantId: tenant },
      values,
    })
  expect(await seal(tenantId)).toMatchObject({ remaining: 0, unreadable: 0 })
  await seal(NIL_TENANT)
  const after = await read()
  const keys = passKeys({ current: FRESH, kept: [lasting] }, '')
  const pin = keys.pins.open(id, after.pin_sealed)
  expect(pin).toMatch(/^\d{8}$/)
  expect(keys.pinDigest(tenantId, pin ?? '').equals(before.pin_digest)).toBe(true)
  expect(keys.pins.open(id, before.pin_sealed)).toBeNull()
  // No reader has to hear of it.
  expect(after.notes).toBe(before.notes)
})
