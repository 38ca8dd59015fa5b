import { expect, it } from 'vitest'
import { type ReaderCondition, readerStateOf } from './reader-state.ts'

const at = new Date('2026-11-29T12:00:00Z')
const good: ReaderCondition = {
  status: 'ATIVO',
  hasAddress: true,
  address: 'approved',
  trouble: null,
  stoppedAt: null,
  answeredAt: at,
  silentSince: null,
}

it.each([
  ['online', {}, null],
  ['offline', { silentSince: at, trouble: 'timeout' }, at],
  ['never', { answeredAt: null, silentSince: at }, null],
  ['factory_password', { trouble: 'factory_password', answeredAt: null }, null],
  ['wrong_password', { trouble: 'wrong_password' }, null],
  ['wrong_password', { stoppedAt: at, trouble: 'factory_password' }, at],
  ['address_refused', { address: 'refused', stoppedAt: at }, null],
  ['address_refused', { address: null }, null],
  ['address_asked', { address: 'asked' }, null],
  ['no_address', { hasAddress: false, address: null }, null],
  ['inactive', { status: 'INATIVO', hasAddress: false }, null],
] as const)('a reader is %s with %o', (state, more, since) => {
  expect(readerStateOf({ ...good, ...more })).toEqual({ state, since })
})
