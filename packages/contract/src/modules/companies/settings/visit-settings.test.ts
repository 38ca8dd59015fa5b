import { describe, expect, it } from 'vitest'
import { lockerSettings } from './locker-settings.ts'
import { RETENTION_DAYS, retentionSettingNames, retentionSettings } from './retention-settings.ts'
import { askedOf, visitKinds, visitSettings } from './visit-settings.ts'

describe('the limits of a company', () => {
  it('are the defaults if it has none of its own', () => {
    for (const stored of [null, {}, { visits: null }, { visits: { overstay_min: null } }])
      expect(visitSettings(stored)).toEqual({
        approval_wait_min: 5,
        invitation_hours: 24,
        tolerance_min: 30,
        asks_document: [],
        asks_photo: [],
        overstay_min: {
          social: 1440,
          delivery: 60,
          ride: 60,
          service: 720,
          event_guest: 720,
          recurring: 720,
          official: null,
        },
      })
    expect(lockerSettings(null)).toEqual({ deadline_hours: 72 })
    expect(retentionSettings({ retention: { visits_days: null } })).toEqual({
      visitor_documents_days: 180,
      visits_days: 365,
      parcel_proofs_days: 180,
      parcels_days: 365,
      events_days: 1_095,
      event_guests_days: 90,
      announcements_days: 1_825,
      requests_days: 1_825,
      occurrences_days: 1_825,
      positions_days: 90,
      accesses_days: 365,
      access_photos_days: 30,
      alerts_days: 1825,
    })
  })

  it('are the company’s own if it has them', () => {
    const stored = { visits: { tolerance_min: 0, overstay_min: { delivery: 15, official: 30 } } }
    expect(visitSettings(stored)).toMatchObject({
      tolerance_min: 0,
      overstay_min: { delivery: 15, official: 30, ride: 60 },
    })
    expect(lockerSettings({ lockers: { deadline_hours: 24 } })).toEqual({ deadline_hours: 24 })
    expect(retentionSettings({ retention: { alerts_days: 400 } }).alerts_days).toBe(400)
  })

  it('are a day at most, even if more was stored before', () => {
    expect(
      visitSettings({ visits: { overstay_min: { social: 10_080 } } }).overstay_min.social,
    ).toBe(1_440)
  })

  it('require the data of each kind, and no document of couriers by default', () => {
    const asked = (kind: string, visits = {}) => {
      const of = Object.entries(askedOf(kind, visitSettings({ visits })))
      return of.filter(([, isAsked]) => isAsked).map(([name]) => name)
    }
    expect(asked('social')).toEqual(['document', 'name', 'destination'])
    expect(asked('service')).toEqual(['document', 'name', 'destination', 'provider'])
    expect(asked('delivery')).toEqual(['company', 'destination'])
    expect(asked('official')).toEqual(['authority'])
    const strict = { asks_document: ['delivery'], asks_photo: ['delivery'] }
    expect(asked('delivery', strict)).toEqual(['document', 'photo', 'company', 'destination'])
  })

  it.each(visitKinds)('let a %s visit stay for as long as it takes', (kind) => {
    expect(visitSettings({ visits: { overstay_min: { [kind]: 0 } } }).overstay_min[kind]).toBeNull()
  })

  it('have a default within their least and most', () => {
    for (const name of retentionSettingNames) {
      const { least, usual, most } = RETENTION_DAYS[name]
      expect(least <= usual && usual <= most).toBe(true)
    }
  })
})
