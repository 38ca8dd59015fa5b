import type { DeskPack, PackedPass } from '@portaria/contract/modules/gate/desk-pack'
import type { LocalMoment } from '@portaria/contract/modules/visits/pass-window'
import type { QueuedLine } from './queued-line.ts'

/** The time of the samples: a Monday. */
export const NOW = '2026-11-23T17:32:00.000Z'

export const unit = { id: 'unit-302', title: 'Torre A · 302' }

/** A unit of which only the name is known. */
export const bare = { tower_id: null, intercom: null, residents: 0, people: [] }

/** `NOW` in São Paulo. */
export const moment: LocalMoment = {
  at: new Date(NOW),
  day: '2026-11-23',
  time: '14:32',
  holidays: new Set(),
}

/** Makes a pack for tests that contains only the given data. */
export function samplePack(given: Partial<DeskPack> = {}): DeskPack {
  return {
    at: NOW,
    expires_at: '2026-11-24T05:32:00.000Z',
    ticket: 'ticket',
    server_key: { id: 'key', public_key: '' },
    mark_key: 'bWFyayBrZXk',
    tolerance_min: 15,
    holidays: [],
    visits: [],
    unconfirmed: [],
    seen: [],
    seen_visits: {},
    passes: [],
    events: [],
    parties: [],
    blocked: { documents: [], plates: [] },
    plates: [],
    units: [{ ...unit, ...bare }],
    employees: [],
    areas: [],
    access: { points: [], rules: [], names: [] },
    ...given,
  }
}

/** Makes a visit that is expected without a pass. */
export function sampleVisit(
  given: Partial<DeskPack['visits'][number]> = {},
): DeskPack['visits'][number] {
  return {
    id: 'visit',
    version: 1,
    guest_name: 'Ana Lima',
    kind: 'social',
    state: 'expected',
    visitor_id: 'visitor',
    provisional: false,
    blocked: false,
    apartment: unit,
    employee: null,
    area: null,
    host: null,
    companions: 0,
    plate: null,
    purpose: null,
    pass_id: null,
    expected_from: NOW,
    expected_to: null,
    on_the_way_at: null,
    waiting_since: null,
    unanswered: false,
    answered_name: null,
    checked_in_at: null,
    overstayed: false,
    unknown_car: false,
    document: null,
    usual_plate: null,
    ...given,
  }
}

/** Makes a pass that is always valid. */
export function samplePass(given: Partial<PackedPass> = {}): PackedPass {
  return {
    id: 'pass',
    guest_name: 'Rui Prado',
    kind: 'service',
    visitor_id: 'guest',
    blocked: false,
    apartment: unit,
    employee: null,
    area: null,
    host: null,
    provisional: false,
    plate: null,
    companions: 0,
    visit_id: null,
    weekdays: [],
    from_time: null,
    to_time: null,
    code: '',
    state: 'active',
    status: 'ATIVO',
    valid_from: '2026-11-01T00:00:00.000Z',
    valid_to: '2026-12-01T00:00:00.000Z',
    uses_allowed: null,
    uses_done: 0,
    on_holidays: null,
    document: null,
    usual_plate: null,
    ...given,
  }
}

/** Makes a waiting entry of the sample visit. */
export function sampleLine(given: Partial<QueuedLine> = {}): QueuedLine {
  return {
    id: 'entry',
    act: 'enter',
    happened_at: NOW,
    guest_name: 'Ana Lima',
    kind: 'social',
    apartment: unit,
    employee: null,
    area: null,
    host: null,
    companions: 0,
    plate: null,
    visit_id: 'visit',
    pass_id: null,
    entry_id: null,
    ...given,
  }
}
