import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

const tests = ['./orders.test.ts']

/** Each removes one protection of releases and lockdowns, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a lockdown by the gate',
    tests,
    only: 'a lockdown is the síndico',
    edit: {
      file: './orders.service.ts',
      find: 'mayUse(actor.role, rightOf[kind])',
      replace: 'mayUse(actor.role, rightOf.release)',
    },
  },
  {
    name: 'orders without a limit',
    tests,
    only: 'has a limit for each person and kind',
    edit: { file: './orders.service.ts', find: 'if (wait > 0)', replace: 'if (wait > 1_000_000)' },
  },
  {
    name: 'a lockdown of a way out',
    tests,
    only: 'refuses whoever enters, and lets everybody leave',
    edit: {
      file: './orders.service.ts',
      find: 'if (isLockdown && !one.is_entry)',
      replace: 'if (isLockdown && !one.point.id)',
    },
  },
  {
    name: 'a lockdown that wins over a release',
    tests,
    only: 'wins over a lockdown',
    edit: {
      file: '../decisions/points.ts',
      find: "WHEN bool_or(o.kind = 'release') THEN 'released'",
      replace: "WHEN bool_and(o.kind = 'release') THEN 'released'",
    },
  },
  {
    name: 'an order that lives on after its end',
    tests,
    only: 'lets in whoever is identified',
    edit: {
      file: '../decisions/points.ts',
      find: 'AND o.point_id = ${point}.id AND o.ended_at IS NULL)`',
      replace: 'AND o.point_id = ${point}.id)`',
    },
  },
  {
    name: 'a released point that is closed by a fault',
    tests,
    only: 'lets in by a fault too',
    edit: {
      file: '../events/access-recorder.ts',
      find: " || point?.order === 'released'",
      replace: '',
    },
  },
  {
    name: 'a company that leaves a lockdown behind',
    tests,
    only: 'keeps its company active',
    edit: {
      file: './company-hold.ts',
      find: 'if (await isAnyLive(context))',
      replace: 'if (!(await isAnyLive(context)) && false)',
    },
  },
  {
    name: 'an order in a company that was made inactive meanwhile',
    tests,
    only: 'keeps its company active',
    edit: {
      file: './orders.service.ts',
      find: 'await requireActiveCompany(context)',
      replace: 'await Promise.resolve()',
    },
  },
]
