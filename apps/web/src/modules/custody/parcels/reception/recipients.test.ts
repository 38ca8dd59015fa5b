import type { SearchGroup } from '@portaria/contract/modules/search/search'
import { expect, test } from 'vitest'
import { certainRecipient, recipientOf, recipientsOf, titleOf } from './recipients.ts'

const unit = (id: string) => ({ id, title: `Torre A · ${id}` })
const hit = (id: string, title: string, record: Record<string, unknown> = {}, former = false) => ({
  id,
  title,
  former,
  by: null,
  record,
})
const group = (register: SearchGroup['register'], hits: SearchGroup['hits']): SearchGroup => ({
  register,
  meant: false,
  hits,
  more: false,
})

test('only units and residents are recipients, a resident once for each unit', () => {
  const found = recipientsOf([
    group('apartments', [hit('101', 'Torre A · 101')]),
    group('residents', [
      hit('ana', 'Ana Prado', { apartment: [unit('101'), unit('202')] }),
      hit('rui', 'Rui Paz', { apartment: [] }),
      hit('gone', 'Gil Sá', { apartment: [unit('101')] }, true),
    ]),
    group('visitors', [hit('v', 'Vera')]),
  ])
  expect(found.map(titleOf)).toEqual([
    'Torre A · 101',
    'Torre A · 101 · Ana Prado',
    'Torre A · 202 · Ana Prado',
    'Rui Paz',
  ])
})

test('chooses no recipient if another one is possible', () => {
  const [small, large, ana] = [
    recipientOf(unit('101')),
    recipientOf(unit('1101')),
    recipientOf(unit('101'), { id: 'ana', title: 'Ana Prado' }),
  ].flatMap((one) => one ?? [])
  if (!small || !large || !ana) throw new Error('they are recipients')
  expect(certainRecipient('ana', [ana])).toBe(ana)
  expect(certainRecipient('101', [small, large, ana])).toBe(small)
  const other = { ...small, key: 'b', apartment: { id: 'b', title: 'Torre B · 101' } }
  expect(certainRecipient('101', [small, other])).toBeNull()
  expect(certainRecipient('torre a 101', [small, other, ana])).toBe(small)
  expect(certainRecipient('a 101', [small, large, other])).toBe(small)
  expect(certainRecipient('pra', [ana, small])).toBeNull()
  expect(certainRecipient('x', [])).toBeNull()
})
