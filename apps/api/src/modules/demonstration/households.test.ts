import { isMinor } from '@portaria/contract/modules/people/minors'
import { describe, expect, it } from 'vitest'
import { ageOn, LAST_DAY } from './calendar.ts'
import { buildSite, type Site } from './site.ts'
import { sitePlans } from './site-plan.ts'

type Occupancy = Site['occupancies'][number]

/** Returns the end of a stay; an open one ends after everything. */
const endOf = ({ ends_on }: Occupancy) => ends_on ?? '9999-12-31'

const overlap = (one: Occupancy, other: Occupancy) =>
  one.starts_on <= endOf(other) && other.starts_on <= endOf(one)

const mayAnything = (one: Occupancy) => one.may_authorize_visitors || one.may_book

describe.each([
  ['Bosque', buildSite(sitePlans.bosque)],
  ['Acácias', buildSite(sitePlans.acacias)],
])('the households of %s', (_, site) => {
  const residents = new Map(site.residents.map((one) => [one.id, one]))
  const bornOn = (id: string | null | undefined) => String(residents.get(id ?? '')?.birth_date)
  const minors = site.residents.filter(({ id }) => isMinor(bornOn(id), LAST_DAY))

  it('hand a unit over: the next one comes after the last has gone', () => {
    const holders = site.occupancies.filter(({ relation }) => /^(owner|tenant)$/.test(relation))
    const clashes = holders.filter((one) =>
      holders.some(
        (other) =>
          one.apartment_id === other.apartment_id &&
          overlap(one, other) &&
          (one.relation !== other.relation || one.starts_on !== other.starts_on),
      ),
    )
    expect(holders.length).toBeGreaterThan(25)
    expect(clashes).toEqual([])
  })

  it('have at most two owners at a time', () => {
    const owners = site.occupancies.filter(({ relation }) => relation === 'owner')
    const stays = Map.groupBy(owners, (one) => `${one.apartment_id} ${one.starts_on}`)
    const crowds = [...stays.values()].map(({ length }) => length)
    expect(Math.max(...crowds)).toBe(2)
  })

  it('have nobody at home in two units, and nobody as landlord of their own home', () => {
    const athome = site.occupancies.filter(({ relation }) => !/^(landlord|domestic)/.test(relation))
    const clashes = athome.filter((one) =>
      site.occupancies.some(
        (other) =>
          other !== one &&
          other.resident_id === one.resident_id &&
          overlap(one, other) &&
          (other.apartment_id === one.apartment_id || athome.includes(other)),
      ),
    )
    expect(clashes).toEqual([])
  })

  it('have minors with a guardian of the same unit, old enough to be a parent', () => {
    const units = (id: string | null) =>
      site.occupancies
        .filter(({ resident_id }) => resident_id === id)
        .map((one) => one.apartment_id)
    expect(minors.length).toBeGreaterThan(8)
    for (const { id, guardian_id: guardian } of minors) {
      expect(ageOn(bornOn(guardian), bornOn(id))).toBeGreaterThanOrEqual(19)
      expect(units(guardian)).toEqual(expect.arrayContaining(units(id)))
    }
    expect(site.residents.filter((one) => one.guardian_id && !minors.includes(one))).toEqual([])
  })

  it('are adults when they buy, rent, let or work', () => {
    const adults = site.occupancies.filter(({ relation }) => relation !== 'dependent')
    const ages = adults.map((one) => ageOn(bornOn(one.resident_id), one.starts_on))
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(18)
  })

  it('have rights where they live, but none as landlord, minor, staff or before they are accepted', () => {
    const bare = site.occupancies.filter(
      ({ resident_id, relation, ends_on }) =>
        /^(landlord|domestic)/.test(relation) ||
        residents.get(resident_id)?.approval === 'pending' ||
        isMinor(bornOn(resident_id), ends_on ?? LAST_DAY),
    )
    expect(bare.filter(mayAnything)).toEqual([])
    const holders = site.occupancies.filter(({ relation }) => /^(owner|tenant)$/.test(relation))
    expect(holders.filter((one) => !mayAnything(one))).toEqual([])
  })

  it('are inactive exactly if nobody of them is left', () => {
    const current = site.occupancies.filter(({ ends_on }) => ends_on === null)
    const here = new Set(current.map(({ resident_id }) => resident_id))
    const active = site.residents.filter(({ status }) => status === 'ATIVO').map(({ id }) => id)
    expect(new Set(active)).toEqual(here)
  })

  it('have consented to the use of their faces; minors are not asked', () => {
    const given = (withdrawn: boolean) =>
      site.face_consents.filter((one) => (one.withdrawn_at !== null) === withdrawn)
    const asked = site.residents.filter((one) => one.access_types?.includes('facial'))
    expect(given(false).length).toBeGreaterThan(4)
    expect(given(true).length).toBeGreaterThan(0)
    expect(asked.map(({ id }) => id)).toEqual(
      expect.arrayContaining(given(false).map((one) => one.resident_id)),
    )
    expect(new Set(site.face_consents.map((one) => one.resident_id)).size).toBe(
      site.face_consents.length,
    )
    const isAsked = new Set(site.face_consents.map((one) => one.resident_id))
    expect(minors.filter(({ id }) => isAsked.has(id))).toEqual([])
    for (const { term_text: text } of site.face_consents)
      expect(text).toContain('pede o seu consentimento')
  })
})
