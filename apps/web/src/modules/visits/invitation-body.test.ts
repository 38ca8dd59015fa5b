import { beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../testing/stub-storage.ts'
import type { Guest, TypedInvitation } from './invitation-body.ts'

beforeEach(() => {
  vi.resetModules()
  stubStorage({})
})

const guest = (id: string, name: string, rest: Partial<Guest> = {}): Guest => ({
  id,
  name,
  phone: '',
  typed: {},
  ...rest,
})
const invitation = (guests: Guest[]): TypedInvitation => ({
  guests,
  day: 'usual',
  always: false,
  typed: { purpose: 'Festa', host_id: { id: 'h1', title: 'Ana', deleted: false } },
})

test('each guest keeps their plate and telephone, and no time is sent', async () => {
  const { bodyOf } = await import('./invitation-body.ts')
  const body = bodyOf(
    invitation([
      guest('g1', 'Ana', { typed: { plate: 'ABC1D23' } }),
      guest('g2', ' '),
      guest('g3', 'Bia', { phone: '(11) 98888-7777', typed: { companions: 2 } }),
    ]),
  )
  expect(JSON.parse(JSON.stringify(body))).toEqual({
    guests: [
      { id: 'g1', name: 'Ana', plate: 'ABC1D23' },
      { id: 'g3', name: 'Bia', phone: '(11) 98888-7777', companions: 2 },
    ],
    host_id: 'h1',
    purpose: 'Festa',
  })
})

test('an error is shown at its guest, counting empty names', async () => {
  const { errorsInForm } = await import('./invitation-body.ts')
  const guests = [guest('g1', 'Ana'), guest('g2', ''), guest('g3', 'Bia')]
  expect(errorsInForm({ 'guests.1.plate': 'x', purpose: 'y' }, guests)).toEqual({
    'guests.2.plate': 'x',
    purpose: 'y',
  })
})

test('nothing is sent without a name', async () => {
  const { missingOf } = await import('./invitation-body.ts')
  expect(Object.keys(missingOf(invitation([guest('g1', ' ')])))).toEqual(['guests.0.name'])
})
