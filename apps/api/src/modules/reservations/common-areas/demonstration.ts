import type { DemonstrationSite, DemonstrationTools } from '../../../parts/demonstration-part.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { AREA_SIZE, drawArea, type Scene } from './draw-area.ts'

type Hours = readonly [days: readonly string[], from: string, to: string]

type Area = {
  name: string
  kind: string
  location: string
  description?: string
  capacity: number
  booking_mode: string
  opening?: readonly Hours[]
  slots?: readonly Hours[]
  closed?: readonly {
    blackout: string
    starts_on?: string
    ends_on?: string
    weekdays?: readonly string[]
    reason: string
  }[]
  linked?: readonly string[]
  inspected?: readonly string[]
  photos?: readonly (readonly [scene: Scene, caption?: string])[]
  more?: Readonly<Record<string, unknown>>
}

/** Defaults of every optional column of an area: all inserted rows have the same columns. */
const usual = {
  condition: 'open',
  description: null,
  min_age: null,
  min_minutes: null,
  max_minutes: null,
  buffer_before: null,
  buffer_after: null,
  min_notice_hours: null,
  max_ahead_days: null,
  needs_approval: false,
  quota: null,
  quota_period: null,
  cancel_hours: null,
  late_cancel_counts: null,
  no_show_counts: null,
  relations: [] as readonly string[],
  max_guests: null,
  guest_deadline_hours: null,
  fee: null,
  deposit: null,
}

const weekend = ['fri', 'sat']
const party = {
  needs_approval: true,
  buffer_before: 60,
  buffer_after: 120,
  min_notice_hours: 48,
  max_ahead_days: 90,
  quota: 2,
  quota_period: 'month',
  cancel_hours: 72,
  late_cancel_counts: true,
  no_show_counts: true,
  relations: ['owner', 'tenant'],
  guest_deadline_hours: 24,
}

const areas: readonly Area[] = [
  {
    name: 'Salão de festas',
    photos: [
      ['party', 'Salão, 80 lugares'],
      ['kitchen', 'Cozinha'],
    ],
    kind: 'party',
    location: 'Térreo, ao lado da piscina',
    description: 'Cozinha com forno e geladeira, 12 mesas, 80 cadeiras e ar-condicionado.',
    capacity: 80,
    booking_mode: 'slots',
    slots: [
      [[], '10:00', '16:00'],
      [weekend, '19:00', '01:00'],
      [['mon', 'tue', 'wed', 'thu', 'sun'], '18:00', '22:00'],
    ],
    closed: [
      {
        blackout: 'yearly',
        starts_on: '2026-12-24',
        ends_on: '2027-01-01',
        reason: 'Festas do condomínio',
      },
    ],
    inspected: [
      'Vidros e portas',
      'Mesas e cadeiras',
      'Fogão e geladeira',
      'Ar-condicionado',
      'Banheiros',
    ],
    more: { ...party, fee: '180.00', deposit: '300.00', max_guests: 70 },
  },
  {
    name: 'Churrasqueira da piscina',
    photos: [['grill'], ['pool', 'Deque']],
    kind: 'bbq',
    location: 'Deque da piscina',
    description: 'Churrasqueira a carvão, pia e mesa para 20 pessoas.',
    capacity: 20,
    booking_mode: 'slots',
    slots: [
      [[], '11:00', '16:00'],
      [[], '17:00', '22:00'],
    ],
    closed: [{ blackout: 'weekday', weekdays: ['mon'], reason: 'Limpeza da piscina' }],
    linked: ['Salão de festas'],
    inspected: ['Grelha e espetos', 'Pia e bancada', 'Mesa e bancos'],
    more: {
      ...party,
      needs_approval: false,
      buffer_before: 0,
      buffer_after: 60,
      fee: '60.00',
      max_guests: 18,
    },
  },
  {
    name: 'Quadra poliesportiva',
    photos: [['court']],
    kind: 'court',
    location: 'Fundos do terreno',
    capacity: 14,
    booking_mode: 'free',
    opening: [[[], '08:00', '22:00']],
    more: {
      min_minutes: 30,
      max_minutes: 120,
      max_ahead_days: 14,
      quota: 2,
      quota_period: 'week',
      min_age: 12,
    },
  },
  {
    name: 'Academia',
    photos: [['gym']],
    kind: 'gym',
    location: 'Térreo, bloco da portaria',
    capacity: 12,
    booking_mode: 'none',
    opening: [
      [['mon', 'tue', 'wed', 'thu', 'fri'], '05:00', '23:00'],
      [['sat', 'sun'], '07:00', '21:00'],
    ],
    more: { min_age: 16 },
  },
  {
    name: 'Elevador de serviço para mudança',
    photos: [['lift']],
    kind: 'elevator_move',
    location: 'Entrada de serviço',
    capacity: 8,
    booking_mode: 'slots',
    slots: [
      [['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], '08:00', '12:00'],
      [['mon', 'tue', 'wed', 'thu', 'fri'], '13:00', '18:00'],
    ],
    closed: [{ blackout: 'holiday', reason: 'Regra de mudanças' }],
    inspected: ['Manta de proteção', 'Porta e painel'],
    more: {
      needs_approval: true,
      min_notice_hours: 24,
      max_ahead_days: 60,
      relations: ['owner', 'tenant', 'landlord'],
    },
  },
  {
    name: 'Coworking',
    photos: [['desks']],
    kind: 'coworking',
    location: 'Mezanino',
    description: 'Seis mesas, duas cabines e café.',
    capacity: 8,
    booking_mode: 'free',
    opening: [[[], '07:00', '22:00']],
    more: { condition: 'maintenance', min_minutes: 60, max_minutes: 240, max_ahead_days: 7 },
  },
]

/** The rule that is accepted with a reservation of an area. */
const ruled: Readonly<Record<string, string>> = {
  'Salão de festas': 'Uso do salão e das churrasqueiras',
  'Churrasqueira da piscina': 'Uso do salão e das churrasqueiras',
  'Elevador de serviço para mudança': 'Mudanças',
}

/** Writes the common areas of the main company, with references to their rules by title. */
export async function writeAreas(
  { tenantId }: DemonstrationSite,
  { ids, insert, draw }: DemonstrationTools,
  context: TenantContext,
  rules: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const random = ids(`${tenantId} areas`)
  const idOf = new Map(areas.map(({ name }) => [name, random.id()]))
  const common_area_id = (name: string) => idOf.get(name) ?? ''
  await insert(
    context,
    'common_areas',
    areas.map(({ name, kind, location, description = null, capacity, booking_mode, more }) => ({
      ...usual,
      id: common_area_id(name),
      name,
      kind,
      location,
      description,
      capacity,
      booking_mode,
      rule_id: rules.get(ruled[name] ?? '') ?? null,
      ...more,
    })),
  )
  /** Returns the owned rows of all areas, each with the table's columns. */
  const owned = <Row>(
    table: string,
    rowsOf: (area: Area) => readonly Row[] | undefined,
    columns: (row: Row) => object,
  ) =>
    insert(
      context,
      table,
      areas.flatMap((area) =>
        (rowsOf(area) ?? []).map((row, ordinal) => ({
          id: random.id(),
          common_area_id: common_area_id(area.name),
          ordinal,
          ...columns(row),
        })),
      ),
    )
  const hours = ([weekdays, starts_at, ends_at]: Hours) => ({ weekdays, starts_at, ends_at })
  await owned('common_area_opening', ({ opening }) => opening, hours)
  await owned('common_area_slots', ({ slots }) => slots, hours)
  await owned(
    'common_area_blackouts',
    ({ closed }) => closed,
    ({ starts_on = null, ends_on = null, weekdays = [], ...row }) => ({
      ...row,
      starts_on,
      ends_on,
      weekdays,
    }),
  )
  await owned(
    'common_area_links',
    ({ linked }) => linked,
    (name) => ({ linked_area_id: common_area_id(name) }),
  )
  await owned(
    'common_area_inspection_items',
    ({ inspected }) => inspected,
    (name) => ({ name }),
  )
  for (const area of areas)
    for (const [ordinal, [scene, caption = null]] of (area.photos ?? []).entries())
      await insert(context, 'common_area_photos', [
        {
          id: random.id(),
          common_area_id: common_area_id(area.name),
          ordinal,
          picture_file_id: await draw(context, random.id(), drawArea(scene), AREA_SIZE),
          caption,
        },
      ])
  return idOf
}
