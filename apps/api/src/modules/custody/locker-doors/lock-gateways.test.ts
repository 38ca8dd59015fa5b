import { systemActor } from '@portaria/contract/actors/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import { expect, it } from 'vitest'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { lineOf } from './lock-gateways.ts'

const [bosque, acacias] = [newId(), newId()].map((tenantId) => {
  const actor = { ...systemActor('test', tenantId), tenantId }
  return { actor } as unknown as TenantContext
}) as [TenantContext, TenantContext]

it("keeps the jobs of each company's gateway in a line of its own, except for the demonstration’s", () => {
  for (const host of ['gateway.example', '203.0.113.9', '10.20.0.7']) {
    const at = { host, port: 4001 }
    expect(lineOf(bosque, at)).toBe(lineOf(bosque, { ...at }))
    expect(lineOf(bosque, at)).not.toBe(lineOf(acacias, at))
    expect(lineOf(bosque, at)).not.toBe(lineOf(bosque, { ...at, port: 4002 }))
  }
  for (const host of ['127.0.0.1', 'localhost'])
    expect(lineOf(bosque, { host, port: 4016 })).toBe(lineOf(acacias, { host, port: 4016 }))
})
