import { passes } from '@portaria/contract/modules/visits/passes/passes'
import { shareBody, sharedPass } from '@portaria/contract/modules/visits/visits'
import { recordAudit } from '../../../platform/audit.ts'
import { problem } from '../../../platform/problem.ts'
import { defineAction } from '../../../register-endpoints/define-behaviour.ts'
import type { PassKeys } from '../public/pass-keys.ts'
import { renewSecrets } from '../public/pass-secrets.ts'
import { readShared } from '../public/shared-passes.ts'
import { requireAnswerer } from '../visits/visit-destination.ts'
import { requireGiver } from './givers.ts'

/**
 * The link, code and PIN of an active pass: the same each time, until `renew` ends them and makes others
 * (visits §21). Throws `state_conflict` for a revoked one.
 */
export const sharePass = (keys: PassKeys) =>
  defineAction(passes, {
    summary: 'Read the link, code and PIN of a pass, or make new ones',
    body: shareBody,
    answers: sharedPass,
    isPreview: (body) => body?.renew !== true,
    async run(context, row, body) {
      if (row.state !== 'active') throw problem('state_conflict')
      // The key of another's pass is not shown: anybody who reads it can let somebody in with it.
      requireGiver(context, row)
      // A resident who may no longer let people in gives no key away either.
      await requireAnswerer(context, row)
      if (body?.renew === true) await renewSecrets(keys, context, row.id)
      // Reading the key is audited, since a person who reads it can let somebody in with it.
      else await recordAudit(context, { register: passes.name, rowId: row.id, operation: 'share' })
      return readShared(keys, context, row.id)
    },
  })
