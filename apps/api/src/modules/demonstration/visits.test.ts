import { expect, test } from 'vitest'
import { buildSite } from './site.ts'
import { sitePlans } from './site-plan.ts'
import { placedAt } from './visits.ts'

const sites = [buildSite(sitePlans.bosque), buildSite(sitePlans.acacias)]

test.each(sites)('nobody is inside twice, or at the gate while inside', (site) => {
  const present = site.visits.filter(({ state }) => ['inside', 'waiting'].includes(state ?? ''))
  const people = present.map(({ visitor_id: id }) => id)
  expect(present.length).toBeGreaterThan(1)
  expect(new Set(people).size).toBe(people.length)
})

test.each(sites)('who is blocked neither comes nor has a pass', (site) => {
  const blocked = site.visitors.flatMap(({ id, blocked: isBlocked }) => (isBlocked ? [id] : []))
  const invited = [...site.visits, ...site.passes].map(({ visitor_id: id }) => id)
  expect(blocked.length).toBeGreaterThan(0)
  expect(invited.filter((id) => blocked.includes(id))).toEqual([])
})

test('moments are counted from that of loading', () => {
  const now = Date.UTC(2026, 10, 23, 12)
  expect(placedAt([{ id: 'a', checked_in_at: { minutes: -90 }, weekdays: ['mon'] }], now)).toEqual([
    { id: 'a', checked_in_at: '2026-11-23T10:30:00.000Z', weekdays: ['mon'] },
  ])
})
