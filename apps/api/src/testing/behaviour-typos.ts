import type { visits } from '@portaria/contract/modules/visits/visits/visits'
import type { Machinery } from '../register-endpoints/machinery.ts'
import { machineryOf } from '../register-endpoints/machinery.ts'
import type { RegisterBehaviour } from '../register-endpoints/register-behaviour.ts'
import { changeState } from '../register-endpoints/transitions.ts'
import type { RowOf } from '../register-endpoints/typed-rows.ts'

type Row = RowOf<typeof visits>

/**
 * Mistakes in the behaviour of a register, each of which must not compile: the check of types is red
 * where one does. Nothing runs this file.
 */
export const mistakes: Readonly<Record<string, RegisterBehaviour<typeof visits>>> = {
  'a field that is read': {
    async beforeChange(_, next) {
      // @ts-expect-error no field has this name
      if (next['guest_nam'] === null) throw new Error()
      return next
    },
  },
  'a field that is written': {
    // @ts-expect-error no field has this name
    beforeChange: async (_, next): Promise<Row> => ({ ...next, let_in_raeson: null }),
  },
  'a state': {
    async beforeChange(_, next) {
      // @ts-expect-error no visit is ever in this state
      if (next['state'] === 'autorised') throw new Error()
      return next
    },
  },
  'a transition': {
    transitions: {
      // @ts-expect-error no transition has this name
      autorise: {},
    },
  },
  'a value': {
    values: {
      // @ts-expect-error the definition names no such value
      towers: { matches: () => null },
    },
  },
  'a hook': {
    // @ts-expect-error no hook has this name
    beforeChnage: async (_: unknown, next: unknown) => next,
  },
}

/** The same of a transition that code makes. */
export const madeByCode = (all: ReadonlyMap<'visits', Machinery>) =>
  // @ts-expect-error no transition has this name
  changeState(machineryOf(all, 'visits'), null, '', 'autorise', {})
