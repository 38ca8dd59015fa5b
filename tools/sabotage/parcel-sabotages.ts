import type { Sabotage } from './sabotage.ts'

const parcels = ['registers/parcels/parcels']
const handOvers = ['registers/parcels/hand-overs']
const ended = ['registers/parcels/ended-parcels']

const departing = ['features/departures/departing-parcels']
const kept = ['features/retention/parcel-retention']

/** What holds where a parcel meets a race, a departure, and the end of its term. */
const beyondTheDesk: readonly Sabotage[] = [
  {
    name: 'a code that is spent before its parcel is locked',
    tests: ['testing/races/parcel-races'],
    edit: {
      file: 'features/parcels/collect.service.ts',
      find: 'AND id = ${told.parcelId} FOR UPDATE`)',
      replace: 'AND id = ${told.parcelId}`)',
    },
  },
  {
    name: 'a parcel of a former household that the next one is told of',
    tests: departing,
    edit: {
      file: 'domain/parcels.ts',
      find: 'AND ${occupancy}.starts_on <=\n    (coalesce',
      replace: "AND DATE '0001-01-01' <=\n    (coalesce",
    },
  },
  {
    name: 'a redirected parcel that its new household may not know of',
    tests: parcels,
    edit: {
      file: 'domain/parcels.ts',
      find: 'coalesce(${parcel}.redirected_at, ${parcel}.arrived_at)',
      replace: 'coalesce(${parcel}.arrived_at, ${parcel}.redirected_at)',
    },
  },
  {
    name: 'a parcel that goes back since its heir is gone',
    tests: departing,
    edit: {
      file: 'features/departures/things/parcels.ts',
      find: "  withoutHeir: 'keep',\n",
      replace: '',
    },
  },
  {
    name: 'a parcel that was collected and goes back with a departure',
    tests: departing,
    edit: {
      file: 'features/departures/things/parcels.ts',
      find: "isHeld(row['state']) &&",
      replace: 'isHeld !== undefined &&',
    },
  },
  {
    name: 'a report of a lost parcel that is erased with its term',
    tests: kept,
    edit: {
      file: 'features/retention/parcel-rules.ts',
      find: "WHEN p.state = 'lost' THEN 'lost_parcel' END`",
      replace: "WHEN p.state = 'never' THEN 'lost_parcel' END`",
    },
  },
  {
    name: 'a delegate of a parcel who is named for ever',
    tests: kept,
    edit: {
      file: 'features/retention/parcel-rules.ts',
      find: 'SET delegate = NULL',
      replace: 'SET delegate = delegate',
    },
  },
]

/** What keeps a parcel from a second hand-over, and from whoever it is not for. */
export const parcelSabotages: readonly Sabotage[] = [
  {
    name: 'a parcel handed over by a code that nobody told',
    tests: handOvers,
    edit: {
      file: 'registers/parcels/hand-over.ts',
      find: 'if (!(await isCodeSpentNow(context, next.id)))',
      replace: 'if (Date.now() < 0 && !(await isCodeSpentNow(context, next.id)))',
    },
  },
  {
    name: 'a code of a parcel that is told to the desk',
    tests: handOvers,
    edit: {
      file: 'registers/parcels/behaviour.ts',
      find: "context.actor.role === 'condomino' && isHeld(row['state'])",
      replace: "isHeld(row['state'])",
    },
  },
  {
    name: 'wrong codes at the desk’s box without end',
    tests: ['features/gate/gate-parcels'],
    edit: {
      file: 'features/gate/pass-codes.ts',
      find: 'if (passId === null && !told) await countLookUp(context, digest, false)',
      replace: 'await Promise.resolve()',
    },
  },
  {
    name: 'parcels of the desk’s box found for a household',
    tests: ['features/gate/gate-parcels'],
    edit: {
      file: 'features/gate/gate.routes.ts',
      find: "const config = { access: { right: 'gate.enter' } } as const",
      replace: "const config = { access: 'signed_in' } as const",
    },
  },
  {
    name: 'a parcel redirected to whom it is for already',
    tests: parcels,
    edit: {
      file: 'registers/parcels/behaviour.ts',
      find: 'if (!isForAnother(next, before)) throw',
      replace: 'if (Date.now() < 0 && !isForAnother(next, before)) throw',
    },
  },
  {
    name: 'wrong codes of parcels without end',
    tests: handOvers,
    edit: {
      file: 'features/parcels/collect.service.ts',
      find: "await countLookUp(context, `parcel ${digest.toString('base64url')}`, false)",
      replace: 'await Promise.resolve(countLookUp)',
    },
  },
  {
    name: 'a parcel handed to a stranger without a reason',
    tests: handOvers,
    edit: {
      file: 'registers/parcels/hand-over.ts',
      find: "if (!isOwn && next['handed_reason'] == null)",
      replace: "if (Date.now() < 0 && !isOwn && next['handed_reason'] == null)",
    },
  },
  {
    name: 'a former household’s parcel handed to the next one without a reason',
    tests: handOvers,
    edit: {
      file: 'registers/parcels/hand-over.ts',
      find: '(await isParcelOf(context, next, resident))',
      replace: '(await isParcelOf(context, { ...next, arrived_at: null }, resident))',
    },
  },
  {
    name: 'a hand-over proved by a picture of something else',
    tests: ['registers/parcels/proofs'],
    edit: {
      file: 'registers/parcels/hand-over.ts',
      find: 'if (next[field] != null) await claimOwnFile',
      replace: 'if (Date.now() < 0) await claimOwnFile',
    },
  },
  {
    name: 'a refusal in writing with a signature of something else',
    tests: ['registers/parcels/proofs'],
    edit: {
      file: 'registers/parcels/behaviour.ts',
      find: "await claimOwnFile(context, next, 'signature_file_id')",
      replace: 'await Promise.resolve(claimOwnFile)',
    },
  },
  {
    name: 'a refusal in writing and nobody is told',
    tests: ended,
    edit: {
      file: 'registers/parcels/behaviour.ts',
      find: "await tellEnded(context, ids, 'parcel_refused')",
      replace: 'await Promise.resolve(tellEnded)',
    },
  },
  {
    name: 'codes of a parcel without end',
    tests: handOvers,
    edit: {
      file: 'registers/parcels/parcel-actions.ts',
      find: '(await countCodes(context, id)) < CODES_MAX',
      replace: '(await countCodes(context, id)) < Infinity',
    },
  },
  {
    name: 'a parcel that goes back and nobody is told',
    tests: ended,
    edit: {
      file: 'registers/parcels/behaviour.ts',
      find: "await tellEnded(context, ids, 'parcel_returned')",
      replace: 'await Promise.resolve(tellEnded)',
    },
  },
  {
    name: 'a parcel that is over and gets another label',
    tests: ended,
    edit: {
      file: 'registers/parcels/behaviour.ts',
      find: "if (before['deleted_at'] === null && !isHeld(before['state']))",
      replace: "if (before['deleted_at'] !== null && !isHeld(before['state']))",
    },
  },
  {
    name: 'an outcome of a parcel that is rewritten',
    tests: ended,
    sql: 'DROP TRIGGER keep_outcome ON parcels',
  },
  {
    name: 'a parcel of a court that the whole unit knows of',
    tests: parcels,
    edit: {
      file: 'domain/parcels.ts',
      find: "(${parcel}.kind <> 'judicial' OR ${parcel}.resident_id IS NULL)",
      replace: '(${parcel}.kind IS NOT NULL)',
    },
  },
  ...beyondTheDesk,
]
