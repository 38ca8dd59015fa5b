import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

const presence = ['./presence.test.ts'] as const
const passback = ['./passback.test.ts'] as const

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'presence by what was answered',
    tests: presence,
    only: 'is told by a passage that was taken',
    edit: {
      file: './presence-terms.ts',
      find: 'coalesce(${point}.door_sensor, false) OR EXISTS',
      replace: 'false AND EXISTS',
    },
  },
  {
    name: 'presence that a point without a sensor tells for certain',
    tests: presence,
    only: 'is told by the answer alone',
    edit: {
      file: './sightings.repository.ts',
      find: "CASE WHEN NOT ${isTaken}::boolean THEN 'no_passage' END",
      replace: 'NULL',
    },
  },
  {
    name: 'presence that an earlier passage overwrites',
    tests: ['../readers/events/sightings.test.ts'],
    only: 'tells of what it decided long ago',
    edit: {
      file: './sightings.repository.ts',
      find: 'WHERE s.seen_at <= excluded.seen_at',
      replace: '',
    },
  },
  {
    name: 'presence of another company',
    tests: presence,
    only: 'is the gate’s and the síndico’s, of people',
    edit: {
      file: './presence.service.ts',
      find: "if (!titles.has(person.id)) throw fieldProblem('person.id', 'not_found')",
      replace: '',
    },
  },
  {
    name: 'presence that administrators correct',
    tests: presence,
    only: 'is the gate’s and the síndico’s, of people',
    edit: {
      file: './presence.routes.ts',
      find: "const access = { right: 'access.presence' } as const",
      replace: "const access = { right: 'gate.enter' } as const",
    },
  },
  {
    name: 'presence that a stolen login rewrites without end',
    tests: ['./presence-limit.test.ts'],
    only: 'is limited for each person and company',
    edit: {
      file: './presence.service.ts',
      find: 'await countAct(context, CORRECTIONS, context.actor.userId ?? context.actor.tenantId)',
      replace: '',
    },
  },
  {
    name: 'presence that nobody corrects any more after somebody else did',
    tests: ['./presence-limit.test.ts'],
    only: 'is limited for each person and company',
    edit: {
      file: './presence.service.ts',
      find: 'countAct(context, CORRECTIONS, context.actor.userId ?? context.actor.tenantId)',
      replace: 'countAct(context, CORRECTIONS, context.actor.tenantId)',
    },
  },
  {
    name: 'a visit that ends by an entry',
    tests: presence,
    only: 'lets a visitor go who was seen to leave',
    edit: {
      file: './sightings.repository.ts',
      find: 'seen && !seen.is_inside && isTaken',
      replace: 'seen && isTaken',
    },
  },
  {
    name: 'a second entry that doubt refuses',
    tests: passback,
    only: 'in doubt is never refused',
    edit: {
      file: './passback.ts',
      find: "isCertain || isClaimed ? area.passback : 'soft'",
      replace: 'area.passback',
    },
  },
  {
    name: 'a second entry of two readers at once',
    tests: passback,
    only: 'waits for what another reader is just answering',
    edit: { file: './passback.ts', find: 'if (lock)', replace: 'if (Date.now() < 0)' },
  },
  {
    name: 'a second entry on the way out',
    tests: passback,
    only: 'is none on the way out',
    edit: {
      file: '../decisions/points.ts',
      find: "AND p.direction = 'in' AND g.passback",
      replace: 'AND g.passback',
    },
  },
  {
    name: 'a pardon that is used again',
    tests: passback,
    only: 'lets its person in once',
    edit: {
      file: '../events/access-recorder.ts',
      find: 'isGranted && pardonId !== null',
      replace: 'Date.now() < 0 && pardonId !== null',
    },
  },
  {
    name: 'a pardon of another company',
    tests: passback,
    only: 'is forgiven by the gate and the síndico',
    edit: {
      file: './presence.service.ts',
      find: "if (!refusal) throw problem('not_found')",
      replace: "if (!refusal) return { until: '2026-01-01T00:00:00.000Z' }",
    },
  },
  {
    name: 'a pardon long after',
    tests: passback,
    only: 'is forgiven by the gate and the síndico',
    edit: {
      file: './presence.service.ts',
      find: 'refusal.is_over || refusal.area_id === null',
      replace: 'refusal.area_id === null',
    },
  },
]
