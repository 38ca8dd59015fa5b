import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { onServer } from '../../../testing/database-server.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import {
  type HeldDevice,
  lookAtLease,
  releaseLease,
  requireLease,
  takeLease,
} from './device-leases.ts'

const DEVICE = 'gateway of a test'

describe('the lease of a device', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  const inCompany = <T>(work: (context: TenantContext) => Promise<T>) =>
    test.parts.database.inTenant(test.actor('sindico'), work)
  const take = (holder: string) => inCompany((context) => takeLease(context, DEVICE, holder, 60))
  const isHeld = (held: HeldDevice) =>
    Promise.all(
      [requireLease, lookAtLease].map((look) =>
        inCompany((context) => look(context, held)).then(
          () => true,
          () => false,
        ),
      ),
    )
  const expire = () =>
    onServer(
      test.database.adminUrl,
      `UPDATE device_leases SET held_until = now() - interval '1 second'`,
    )
  const taken = async (holder: string) => {
    const held = await take(holder)
    if (!held) throw new Error('the device was not free')
    return held
  }

  it('is had by one at a time, with a higher number for each', async () => {
    const first = await taken('a')
    expect(await take('b')).toBeNull()
    expect(await isHeld(first)).toEqual([true, true])
    await expire()
    expect(await isHeld(first)).toEqual([false, false])
    const second = await taken('b')
    expect(second.fence).toBe(first.fence + 1)
    expect(await isHeld(first)).toEqual([false, false])
    // One that slept and wakes up gives nothing back that is another's.
    await inCompany((context) => releaseLease(context, first))
    expect(await isHeld(second)).toEqual([true, true])
    await inCompany((context) => releaseLease(context, second))
    expect((await taken('a')).fence).toBe(second.fence + 1)
  })
})
