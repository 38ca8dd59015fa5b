import { brands } from '@portaria/contract/modules/belongings/brands/brands'
import { passes } from '@portaria/contract/modules/visits/passes/passes'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { type LockBreach, lockInAnyOrder, noteLock, watchLocks } from './lock-order.ts'

describe('locks of several registers', () => {
  const told: LockBreach[] = []
  watchLocks((breach) => void told.push(breach))
  // Only the identity of the transaction matters.
  const transaction = () => ({ queries: {} }) as TenantContext
  let context = transaction()
  beforeEach(() => {
    told.splice(0)
    context = transaction()
  })

  it('are taken in their order', () => {
    noteLock(context, visits)
    noteLock(context, passes)
    noteLock(context, visits)
    expect(told).toEqual([])
  })

  it('report one that comes too late', () => {
    noteLock(context, passes)
    noteLock(context, visits)
    expect(told).toEqual([{ locked: 'visits', after: 'passes' }])
  })

  it('report one that the order does not name', () => {
    noteLock(context, visits)
    noteLock(context, brands)
    expect(told).toEqual([{ locked: 'brands', after: 'visits' }])
  })

  it('are checked per transaction', () => {
    noteLock(context, passes)
    noteLock(transaction(), visits)
    expect(told).toEqual([])
  })

  it('may be taken in any order by work that is retried', () => {
    lockInAnyOrder(context)
    noteLock(context, passes)
    noteLock(context, visits)
    expect(told).toEqual([])
  })
})
