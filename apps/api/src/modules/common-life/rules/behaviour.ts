import {
  acceptedRule,
  type NewRuleVersion,
  newRuleVersion,
  ruleAcceptance,
  ruleVersions,
} from '@portaria/contract/modules/common-life/rules/rule-answers'
import type { rules } from '@portaria/contract/modules/common-life/rules/rules'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { problem } from '../../../platform/problem.ts'
import type { Machineries } from '../../../register-endpoints/machinery.ts'
import type { RegisterBehaviour } from '../../../register-endpoints/register-behaviour.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { validityOf } from '../public/rule-validity.ts'
import { accept, isUnaccepted, readAcceptance } from './acceptances.ts'
import { beginVersion, readVersions, requireFirstDay, requireLastDay } from './versions.ts'

type Row = RowOf<typeof rules>

/**
 * Rules beyond their definition: a published version stays as it is, a new one has its own first day, and
 * residents accept one (rules §1).
 */
export const rulesBehaviour = (machineries: Machineries): RegisterBehaviour<typeof rules> => ({
  values: {
    validity: validityOf,
    unaccepted: isUnaccepted,
    upcoming: (version, actor) => sql`${validityOf(version, actor)} = 'future'`,
    outdated: (version, actor) => sql`${validityOf(version, actor)} IN ('replaced', 'ended')`,
    versions: { answers: z.optional(ruleVersions), read: readVersions },
    acceptance: { answers: z.optional(ruleAcceptance), read: readAcceptance },
  },

  beforeCreate: async (_context, next): Promise<Row> => ({
    ...next,
    version_number: next['version_number'] ?? 1,
  }),

  // What is brought back comes as it was.
  async beforeChange(_context, next, before): Promise<Row> {
    if (before['state'] === 'published' && before['deleted_at'] === null)
      throw problem('state_conflict')
    return next
  },

  transitions: {
    publish: {
      async prepare(context, next): Promise<Row> {
        await requireFirstDay(context, next)
        return next
      },
    },
    'set-end': {
      async prepare(context, next, before): Promise<Row> {
        await requireLastDay(context, next, before)
        return next
      },
    },
  },

  actions: {
    'new-version': {
      summary: 'Begin a new version of a published rule, with its text, as a draft',
      body: z.strictObject({}),
      answers: newRuleVersion,
      history(made) {
        const { version_number, is_new } = made as NewRuleVersion
        return is_new ? { rules: [null, String(version_number)] } : null
      },
      run: (context, row) => beginVersion(machineries, context, row),
    },
    accept: {
      summary: 'Accept a version of a rule as the resident of the session; twice is the same',
      body: z.strictObject({}),
      answers: acceptedRule,
      // What is sent again is no news.
      history: (answer) => ((answer as { is_new: boolean }).is_new ? {} : null),
      run: accept,
    },
  },
})
