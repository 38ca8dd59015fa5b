import { systemActor } from '@portaria/contract/actors/actor'
import { expect, it, vi } from 'vitest'
import { openTestApp, rowsOf } from '../../../testing/test-app.ts'
import { approvedAddress } from './approved-addresses.ts'

vi.mock('node:dns/promises', () => ({
  lookup: () => Promise.resolve([{ address: '203.0.113.66', family: 4 }]),
  Resolver: class {
    resolve4 = () => Promise.resolve(['203.0.113.9'])
    resolve6 = () => Promise.resolve([])
    cancel = () => undefined
  },
}))

it('names of gateways are resolved by the name servers, without a thread that others wait for', async () => {
  const test = await openTestApp()
  const target = { host: 'gateway.example', port: 4001 }
  await test.as('sindico').post('/locker-manufacturers', { payload: { name: 'Kerong', ...target } })
  const { body } = await test.as('admin').get('/device-addresses?filter[host]=gateway.example')
  await test.as('admin').post(`/device-addresses/${String(rowsOf(body)[0]?.['id'])}/approve`)
  const actor = systemActor('test', test.tenants.bosque)
  expect(await approvedAddress(test.database.app, actor, target, { loopback: false })).toEqual({
    ok: true,
    address: '203.0.113.9',
    port: 4001,
  })
  await test.close()
})
