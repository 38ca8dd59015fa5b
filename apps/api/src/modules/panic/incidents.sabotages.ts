import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

const tests = ['./incidents.test.ts']

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a silent alert in the lists of the unit',
    tests,
    edit: {
      file: './panic-alert.row.ts',
      find: 'sql`a.tenant_id = ${reader.tenantId} ${own} AND ${isOpenTo(reader)}`',
      replace: 'sql`a.tenant_id = ${reader.tenantId} ${own}`',
    },
  },
  {
    name: 'a silent alert on the streams of the unit',
    tests,
    edit: {
      file: './panic-announcing.ts',
      find: '...(alert.silent && { except: await hiddenFrom(context, alert.id) }),',
      replace: '',
    },
  },
  {
    name: 'a silent alert in letters to the unit',
    tests,
    edit: {
      file: './panic-escalation.ts',
      find: 'alert.silent ? await hiddenFrom(context, alertId) : [alert.user_id]',
      replace: '[alert.user_id]',
    },
  },
  {
    name: 'an alert that others take back',
    tests,
    edit: { file: './incident-steps.ts', find: ' AND a.raised_by = ${actor.userId}', replace: '' },
  },
]
