import { choice, moment, reference, text } from '@portaria/contract/define-register/field'
import type { States } from '@portaria/contract/define-register/states'
import { towers } from '@portaria/contract/modules/units/towers/towers'
import { towersBehaviour } from '../modules/units/towers/behaviour.ts'
import type { UntypedRow } from '../register-endpoints/untyped-row.ts'
import { onServer } from './database-server.ts'

const fields = {
  stage: choice(['planned', 'open', 'closed'], { readOnly: true }),
  closing_note: text({ readOnly: true, max: 40 }),
  closed_at: moment({ readOnly: true }),
  closed_by_id: reference('users', { readOnly: true }),
}

const states: States = {
  field: 'stage',
  initial: ['planned', 'open'],
  acts: { planned: ['open'], open: ['close'], closed: ['open'] },
  transitions: {
    open: {
      from: ['planned', 'closed'],
      to: 'open',
      roles: ['sindico', 'funcionario', 'condomino'],
    },
    close: {
      from: ['open'],
      to: 'closed',
      roles: ['admin', 'sindico'],
      asks: { closing_note: 'required', code: 'optional' },
      stamps: { at: 'closed_at', by: 'closed_by_id' },
    },
  },
  needs: { planned: { transition: 'open' } },
}

/**
 * Gives the register of towers states that combine more features than those of any real register, until the
 * returned function is called. A server that is opened afterwards knows them. `closed` receives the
 * closed towers.
 */
export async function plantStates(
  adminUrl: string,
  closed: (rows: readonly UntypedRow[]) => void,
): Promise<() => Promise<void>> {
  const { fields: own, list } = towers
  await onServer(
    adminUrl,
    `ALTER TABLE towers ADD COLUMN stage text NOT NULL DEFAULT 'planned', ADD COLUMN closing_note text,
       ADD COLUMN closed_at timestamptz, ADD COLUMN closed_by_id uuid`,
  )
  Object.assign(towers, {
    fields: { ...own, ...fields },
    list: { ...list, filters: [...list.filters, 'stage'] },
    states,
  })
  Object.assign(towersBehaviour, {
    transitions: {
      close: { after: async (_: unknown, rows: readonly UntypedRow[]) => closed(rows) },
    },
  })
  return async () => {
    Object.assign(towers, { fields: own, list, states: undefined })
    Object.assign(towersBehaviour, { transitions: undefined })
    await onServer(
      adminUrl,
      `ALTER TABLE towers DROP COLUMN stage, DROP COLUMN closing_note, DROP COLUMN closed_at,
         DROP COLUMN closed_by_id`,
    )
  }
}
