import { expect, test } from 'vitest'
import { placedAt } from './placed-rows.ts'
import { buildSite } from './site.ts'
import { sitePlans } from './site-plan.ts'

const sites = [buildSite(sitePlans.bosque), buildSite(sitePlans.acacias)]

test.each(sites)('nobody is inside twice, or at the gate while inside', (site) => {
  const present = site.visits.filter(({ state }) => ['inside', 'waiting'].includes(state ?? ''))
  const people = present.map(({ visitor_id: id }) => id)
  expect(present.length).toBeGreaterThan(1)
  expect(new Set(people).size).toBe(people.length)
})

test.each(sites)('a blocked visitor has no pass, and was refused at the gate', (site) => {
  const blocked = new Set(
    site.visitors.flatMap(({ id, blocked: isBlocked }) => (isBlocked ? [id] : [])),
  )
  expect(blocked.size).toBeGreaterThan(0)
  expect(site.passes.some(({ visitor_id: id }) => blocked.has(id ?? ''))).toBe(false)
  const came = site.visits.filter(({ visitor_id: id }) => blocked.has(id ?? ''))
  expect(came.map(({ state }) => state)).toEqual(['denied'])
})

const zone = 'America/Sao_Paulo'

test('moments are counted from that of loading', () => {
  const now = Date.UTC(2026, 10, 23, 12)
  const row = { id: 'a', checked_in_at: { minutes: -90 }, weekdays: ['mon'] }
  expect(placedAt([row], now, zone)).toEqual([
    { id: 'a', checked_in_at: '2026-11-23T10:30:00.000Z', weekdays: ['mon'] },
  ])
})

test.each([
  ['at 3 in the morning', '2026-11-23T06:00:00.000Z'],
  ['at noon', '2026-11-23T15:00:00.000Z'],
  ['before midnight', '2026-11-24T02:50:00.000Z'],
])('%s the party is in the evening of that day, and nobody has come at night', (_, loaded) => {
  const now = Date.parse(loaded)
  const [site] = sites
  if (!site) throw new Error('there is a first site')
  const rows = placedAt(site.visits, now, zone) as Record<string, string | null>[]
  const hourOf = (moment: string) =>
    Number(new Date(Date.parse(moment) - 3 * 3_600_000).toISOString().slice(11, 13))
  const party = rows.filter(({ kind }) => kind === 'event_guest')
  expect(party).toHaveLength(6)
  for (const { expected_from: from, expected_to: to } of party)
    expect([from, to]).toEqual(['2026-11-23T22:00:00.000Z', '2026-11-24T05:00:00.000Z'])
  const over = rows.filter(({ state }) => state === 'left')
  expect(over).toHaveLength(300)
  for (const { checked_in_at: entry, checked_out_at: exit } of over) {
    expect(hourOf(entry ?? '')).toBeGreaterThanOrEqual(7)
    expect(hourOf(entry ?? '')).toBeLessThan(22)
    expect(Date.parse(exit ?? '')).toBeGreaterThan(Date.parse(entry ?? ''))
    expect(Date.parse(exit ?? '')).toBeLessThanOrEqual(now)
  }
})
