import { describe, expect, expectTypeOf, it } from 'vitest'
import { rightsColumns } from '../actors/roles.ts'
import type { residents } from '../modules/people/residents/residents.ts'
import { registers } from '../modules/registers.ts'
import {
  createSchema,
  issuesToCodes,
  transitionSchema,
  updateSchema,
} from '../record-checks/validation.ts'
import type { TextOf } from '../texts/register-text.ts'
import { type AnyRegister, defineRegister, operations } from './define-register.ts'
import { choice, moment, text } from './field.ts'
import type { Schema } from './field-kinds/field-kind.ts'
import { actsOf } from './states.ts'

const parcels = defineRegister({
  name: 'towers',
  table: 'towers',
  scope: 'tenant',
  paths: null,
  fields: {
    name: text({ required: true }),
    shelf: text({ required: true }),
    state: choice(['waiting', 'delivered', 'lost'], { readOnly: true }),
    receiver: text({ readOnly: true }),
    delivered_at: moment({ readOnly: true }),
  },
  title: ['name'],
  unique: [],
  list: { columns: ['name'], search: ['name'], filters: ['state'], sort: 'name' },
  form: [{ section: 'parcel', fields: ['name'] }],
  access: { sindico: 'all' },
  states: {
    field: 'state',
    initial: ['waiting'],
    acts: { waiting: ['deliver', 'edit'], delivered: [], lost: [{ act: 'page', of: ['admin'] }] },
    transitions: {
      deliver: {
        from: ['waiting', 'lost'],
        to: 'delivered',
        roles: ['sindico'],
        asks: { receiver: 'required', shelf: 'optional' },
        stamps: { at: 'delivered_at' },
      },
    },
    needs: { waiting: { transition: 'deliver', since: 'created_at' } },
  },
})

describe('the states of a register', () => {
  const codes = (schema: Schema, body: object) => {
    const { error } = schema.safeParse(body)
    return error && issuesToCodes(error.issues, body).map(({ field, code }) => `${field} ${code}`)
  }

  it('are set by a create if the definition allows it, and never by an update', () => {
    const body = { name: 'Caixa', shelf: 'A' }
    const created = createSchema(parcels)
    expect(codes(created, body)).toBeUndefined()
    expect(codes(created, { ...body, state: 'waiting' })).toBeUndefined()
    for (const refused of [{ state: 'delivered' }, { receiver: 'Ana' }, { delivered_at: null }])
      expect(codes(created, { ...body, ...refused })).toEqual([
        `${Object.keys(refused).join()} not_allowed`,
      ])
    for (const name of ['state', 'receiver', 'delivered_at'])
      expect(codes(updateSchema(parcels), { [name]: 'waiting' })).toEqual([`${name} not_allowed`])
  })

  it('take the fields that their transitions ask for, required or optional as defined', () => {
    const { deliver } = parcels.states?.transitions ?? {}
    const schema = transitionSchema(parcels, deliver ?? { from: [], to: '', roles: [] })
    expect(schema.safeParse({ receiver: ' Ana ' }).data).toEqual({ receiver: 'Ana' })
    expect(codes(schema, { shelf: 'B' })).toEqual(['receiver required'])
    expect(codes(schema, { receiver: ' ' })).toEqual(['receiver required'])
    expect(codes(schema, { receiver: 'Ana', name: 'Outra' })).toEqual(['name unknown_field'])
  })

  // Checked by the compiler: a mistake here fails the check of types.
  it('are typed by the fields, and their words by the transitions', () => {
    type Definition = Parameters<
      typeof defineRegister<
        'towers',
        typeof parcels.fields,
        'parcel',
        never,
        never,
        never,
        'state',
        'deliver'
      >
    >[0]
    type Deliver = NonNullable<Definition['states']>['transitions']['deliver']
    expectTypeOf<Deliver['to']>().toEqualTypeOf<'waiting' | 'delivered' | 'lost'>()
    expectTypeOf<'parcel'>().not.toExtend<Deliver['from'][number]>()
    expectTypeOf<'weight'>().not.toExtend<keyof NonNullable<Deliver['asks']>>()
    // A field that everybody may write is not a stamp.
    expectTypeOf<'shelf'>().not.toExtend<NonNullable<Deliver['stamps']>['at']>()
    type Words = TextOf<typeof residents>['transitions']
    expectTypeOf<keyof Words>().toEqualTypeOf<'accept' | 'refuse'>()
    expectTypeOf<Omit<Words, 'refuse'>>().not.toExtend<Words>()
  })
})

describe('every register with states', () => {
  const all: AnyRegister[] = Object.values(registers).filter(({ states }) => states !== undefined)

  it('exists at all', () => expect(all.length).toBeGreaterThan(0))

  it.each(all)('$name gives no transition the name of another call', ({ states, actions }) => {
    const taken = [...operations, 'bulk', ...Object.keys(actions ?? {})]
    const names = Object.keys(states?.transitions ?? {})
    expect(names.filter((name) => taken.includes(name))).toEqual([])
  })

  // A field that people also type has rules for hidden values, and a transition does not check
  // these rules.
  it.each(all)('$name asks for no hidden field that is also typed', ({ states, fields }) => {
    const asked = Object.values(states?.transitions ?? {}).flatMap((one) =>
      Object.keys(one.asks ?? {}),
    )
    const typed = asked.filter((name) => fields[name]?.sensitive && !fields[name].readOnly)
    expect(typed).toEqual([])
  })

  it.each(all)(
    '$name filters by its state, and allows waiting rows to leave it',
    ({ states, list }) => {
      const lost = Object.entries(states?.needs ?? {}).filter(
        ([state, need]) => !states?.transitions[need?.transition ?? '']?.from.includes(state),
      )
      expect(lost).toEqual([])
      expect(list.filters).toContain(states?.field)
    },
  )

  it.each(all)('$name asks in each state for acts that start from it', ({ states }) => {
    const starts = (act: string, state: string) => {
      if (act === 'page') return true
      if (act === 'edit') return states?.over?.includes(state) !== true
      return states?.transitions[act]?.from.includes(state) === true
    }
    const asked = Object.entries(states?.acts ?? {}).flatMap(([state, acts]) =>
      acts.map((one) => ({ state, act: typeof one === 'string' ? one : one.act })),
    )
    expect(asked.filter(({ state, act }) => !starts(act, state))).toEqual([])
  })

  it.each(all)('$name makes nothing that ends a row a primary button', (register) => {
    const { states } = register
    const ends = ['cancelled', 'revoked', 'withdrawn', 'discarded']
    const primary = Object.keys(states?.acts ?? {}).flatMap((state) =>
      rightsColumns.map(
        (column) => actsOf(register, { [states?.field ?? '']: state }, column, true).primary ?? '',
      ),
    )
    const ending = primary.filter((act) => ends.includes(states?.transitions[act]?.to ?? ''))
    expect(ending).toEqual([])
  })
})

describe('the moments since which rows wait', () => {
  const named = Object.values<AnyRegister>(registers).flatMap((register) =>
    [
      ...Object.values(register.states?.needs ?? {}),
      ...Object.values(register.marks ?? {}),
    ].flatMap((one) => (one?.since === undefined ? [] : [{ register, since: one.since }])),
  )

  // The landing page shows the oldest of them to all who count the rows.
  it('are moments or days that every reader of the register may see', () => {
    const kinds = named.map(({ register, since }) => {
      if (since === 'created_at') return 'moment'
      const field = register.fields[since]
      return field?.sensitive || field?.readBy ? 'hidden' : field?.kind
    })
    expect(new Set(kinds)).toEqual(new Set(['moment', 'date']))
  })

  /**
   * Those that return to a state, whose rows have waited since they came: a resident who asks again
   * has waited since the first day, and a parcel that was lost and found, or has another addressee,
   * since it arrived.
   */
  const returns = [
    'parcels find arrived_at',
    'parcels redirect arrived_at',
    'requests release opened_at',
    'requests resume opened_at',
    'requests reopen opened_at',
  ]

  it('are of states that begin with the row, or are written when they begin', () => {
    const entered = Object.values<AnyRegister>(registers).flatMap(({ name, states }) =>
      Object.entries(states?.transitions ?? {}).flatMap(([transition, { to, stamps }]) => {
        const since = states?.needs?.[to]?.since
        return since === undefined || stamps?.at === since ? [] : [`${name} ${transition} ${since}`]
      }),
    )
    expect(entered.toSorted()).toEqual(returns.toSorted())
  })
})

describe('the acts that a row asks for', () => {
  const stateOf = (state: string) => ({ state })

  it('begin with the first one that the person may do', () => {
    const { violations, 'item-passes': items } = registers
    expect(actsOf(violations, stateOf('answering'), 'sindico', false)).toEqual({
      transitions: [],
      primary: null,
    })
    expect(actsOf(violations, stateOf('answering'), 'condomino', false).primary).toBe('defend')
    expect(actsOf(items, stateOf('authorised'), 'sindico', true).primary).toBe('pass')
    expect(actsOf(items, stateOf('authorised'), 'condomino', true).primary).toBe('edit')
    expect(actsOf(items, stateOf('authorised'), 'condomino', false).primary).toBeNull()
  })

  it('leave a damaged card its form, a signed handover nothing, and a round to its walker', () => {
    const { cards, handovers, rounds } = registers
    expect(actsOf(cards, stateOf('blocked'), 'sindico', true)).toEqual({
      transitions: ['unblock'],
      primary: 'edit',
    })
    expect(actsOf(handovers, stateOf('done'), 'sindico', true).primary).toBeNull()
    expect(actsOf(rounds, stateOf('planned'), 'funcionario', true).primary).toBe('page')
    expect(actsOf(rounds, stateOf('planned'), 'admin', true).primary).toBe('edit')
  })

  it('are the form alone where a register has no states', () => {
    expect(actsOf(registers.towers, {}, 'sindico', true)).toEqual({
      transitions: [],
      primary: 'edit',
    })
    expect(actsOf(registers.towers, {}, 'funcionario', false).primary).toBeNull()
  })
})
