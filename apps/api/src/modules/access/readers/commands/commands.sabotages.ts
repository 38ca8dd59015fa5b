import type { Sabotage } from '../../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a door that whoever reads the console may open',
    edit: {
      file: './commands.service.ts',
      find: "const ofSetUp: readonly ReaderCommand['kind'][] = ['password', 'open']",
      replace: "const ofSetUp: readonly ReaderCommand['kind'][] = ['password']",
    },
  },
  {
    name: 'a command that is given twice',
    edit: {
      file: './commands.service.ts',
      find: 'if (await isWaiting(context, equipmentId, kind, pointId))',
      replace: 'if (false && (await isWaiting(context, equipmentId, kind, pointId)))',
    },
  },
  {
    name: 'a command that waits for a reader to which nothing may be sent',
    edit: {
      file: './commands.service.ts',
      find: 'if (!(await isAddressApproved(context, equipmentId)))',
      replace: 'if (false && !(await isAddressApproved(context, equipmentId)))',
    },
  },
  {
    name: 'an opening at a point of another reader',
    edit: {
      file: './given-commands.repository.ts',
      find: 'AND equipment_id = ${equipmentId}::uuid AND deleted_at IS NULL`)',
      replace: 'AND ${equipmentId}::uuid IS NOT NULL AND deleted_at IS NULL`)',
    },
  },
  {
    name: 'a new password that is stored as it is',
    edit: {
      file: './reader-passwords.ts',
      find: 'seal.seal(ownerOf(context, commandId), password)',
      replace: 'Buffer.from(password)',
    },
  },
]
