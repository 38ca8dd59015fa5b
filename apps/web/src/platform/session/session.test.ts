import { afterEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../testing/stub-storage.ts'
import { gateWaits } from './me.ts'
import { asLoggedInUser } from './session-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/apps/condominiums/towers/', false, true],
  ['/apps/condominiums/towers/', true, false],
  ['/login', false, false],
  ['/', false, false],
  ['/apps/guests/confirm/abc', false, false],
  ['/apps/faces/consent/abc', false, false],
])('the gate at %s with a token %s waits: %s', (path, hasToken, waits) => {
  expect(gateWaits(path, hasToken)).toBe(waits)
})

test('a stored person without a known role is a guest', () => {
  expect(asLoggedInUser({ id: 'u1', type_flag: 'root' })).toBeNull()
  expect(asLoggedInUser({ type_flag: 'admin' })).toBeNull()
  expect(asLoggedInUser('admin')).toBeNull()
})

test('missing parts of a stored person are filled in, and other values than texts left out', () => {
  const user = asLoggedInUser({ id: 'u1', type_flag: 'admin', shortcuts: ['a', 1], images: [{}] })
  expect(user).toMatchObject({ name: '', tenant_id: null, shortcuts: ['a'], images: [] })
})

test('signing out clears token, person and segment, and keeps the chosen company', async () => {
  const person = { id: 'u1', type_flag: 'admin', name: 'Ana', images: [{ path: '/a.png' }] }
  const stored = stubStorage({
    jwt_access_token: 't',
    user: JSON.stringify(person),
    checkSegment: '{}',
    tenant_id: 't1',
  })
  vi.resetModules()
  const { currentSession, endSession } = await import('./session.store.ts')
  expect(currentSession().user?.data).toMatchObject({ displayName: 'Ana', photoURL: '/a.png' })
  endSession('signed-out')
  expect(currentSession()).toEqual({ user: null, tenantId: null, chosen: null })
  expect([...stored.keys()]).toEqual(['tenant_id'])
})
