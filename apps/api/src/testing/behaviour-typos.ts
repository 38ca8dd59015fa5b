import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { cascadeTransition } from '../register-endpoints/cascade-transition.ts'
import {
  defineAction,
  defineBehaviour,
  type ExactBehaviour,
} from '../register-endpoints/define-behaviour.ts'
import type { Machinery } from '../register-endpoints/machinery.ts'
import { machineryOf } from '../register-endpoints/machinery.ts'
import { changeState } from '../register-endpoints/transitions.ts'
import { createRecord } from '../register-endpoints/write-records.ts'

/**
 * Mistakes in the behaviour of a register: the check of types fails when one of them compiles. Nothing runs
 * this file.
 */
export const mistakes = {
  'a field that is read': defineBehaviour(visits, {
    async beforeChange(_, next) {
      // @ts-expect-error no field has this name
      if (next.guest_nam === null) throw new Error()
      return next
    },
  }),
  'a field that is written': defineBehaviour(visits, {
    // @ts-expect-error no field has this name
    beforeChange: async (_, next) => ({ ...next, let_in_raeson: null }),
  }),
  'a field that is written in one case of two': defineBehaviour(visits, {
    // @ts-expect-error no field has this name
    beforeWrite: async (_, next, before) => (before ? next : { ...next, let_in_raeson: null }),
  }),
  'a field that a transition writes': defineBehaviour(visits, {
    transitions: {
      // @ts-expect-error no field has this name
      authorise: { prepare: async (_, next) => ({ ...next, let_in_raeson: null }) },
    },
  }),
  'a moment as text': defineBehaviour(visits, {
    // @ts-expect-error the machinery stores moments as dates
    beforeChange: async (_, next) => ({ ...next, checked_in_at: '2026-11-22T20:55:00.000Z' }),
  }),
  'a value that may be missing': defineBehaviour(visits, {
    async beforeChange(_, next) {
      // @ts-expect-error a visit that nobody has let in has no such moment
      if (next.checked_in_at.getTime() > 0) throw new Error()
      return next
    },
  }),
  'a stamp of a row that is not made yet': defineBehaviour(visits, {
    async beforeCreate(_, next) {
      // @ts-expect-error the insert counts the version
      if (next.version > 1) throw new Error()
      return next
    },
  }),
  'a state': defineBehaviour(visits, {
    async beforeChange(_, next) {
      // @ts-expect-error no visit is ever in this state
      if (next.state === 'autorised') throw new Error()
      return next
    },
  }),
  'a transition': defineBehaviour(visits, {
    transitions: {
      arrive: {},
      // @ts-expect-error no transition has this name
      autorise: {},
    },
  }),
  'a hook of a transition': defineBehaviour(visits, {
    transitions: {
      authorise: {
        prepare: async (_, next) => next,
        // @ts-expect-error no hook has this name
        affter: async () => undefined,
      },
    },
  }),
  'a value': defineBehaviour(visits, {
    values: {
      // @ts-expect-error the definition names no such value
      towers: { matches: () => null },
    },
  }),
  'an action': defineBehaviour(visits, {
    beforeChange: async (_, next) => next,
    actions: {
      // @ts-expect-error the definition names no such action
      corect: defineAction(visits, {
        summary: '',
        body: z.unknown(),
        answers: z.unknown(),
        run: async () => null,
      }),
    },
  }),
  'the body of an action': defineBehaviour(visits, {
    actions: {
      correct: defineAction(visits, {
        summary: '',
        body: z.object({ text: z.string() }),
        answers: z.string(),
        // @ts-expect-error its body has no property of this name
        run: async (_, row, { txt }) => `${row.id} ${txt}`,
      }),
    },
  }),
  'the answer of an action': defineBehaviour(visits, {
    actions: {
      correct: defineAction(visits, {
        summary: '',
        body: z.object({ text: z.string() }),
        answers: z.string(),
        // @ts-expect-error it answers a text
        run: async (_, { version }) => version,
      }),
    },
  }),
  'a hook': defineBehaviour(visits, {
    beforeChange: async (_, next) => next,
    // @ts-expect-error no hook has this name
    beforeChnage: async (_: unknown, next: unknown) => next,
  }),
}

/** A behaviour whose hooks were never compared with the register: a module does not accept it. */
// @ts-expect-error it is not made by `defineBehaviour`
export const madeOtherwise: ExactBehaviour<typeof visits> = {
  beforeChange: async (_, next) => ({ ...next, let_in_raeson: null }),
}

/** The fields of a row that code makes, and of one that a transition changes with others, are checked too. */
export const writtenByCode = (all: ReadonlyMap<'visits', Machinery>, context: TenantContext) => {
  const machinery = machineryOf(all, 'visits')
  const misspelt = { let_in_raeson: 'x' }
  const stamped = { checked_in_at: new Date() }
  return [
    // @ts-expect-error no field has this name
    createRecord(machinery, context, misspelt),
    // @ts-expect-error only the server writes this field
    createRecord(machinery, context, stamped),
    createRecord(machinery, context, {}, stamped),
    // @ts-expect-error no field has this name
    createRecord(machinery, context, {}, misspelt),
    // @ts-expect-error no field has this name
    cascadeTransition(machinery, context, sql`true`, 'cancel', '', misspelt),
  ]
}

/** The name of a transition that code makes is checked too. */
export const madeByCode = (all: ReadonlyMap<'visits', Machinery>) =>
  // @ts-expect-error no transition has this name
  changeState(machineryOf(all, 'visits'), null, '', 'autorise', {})
