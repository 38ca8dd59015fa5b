import {
  acceptedRule,
  newRuleVersion,
  ruleAcceptance,
  ruleVersions,
} from '@portaria/contract/modules/rules/rules/rule-answers'
import { rules } from '@portaria/contract/modules/rules/rules/rules'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { problem } from '../../../platform/problem.ts'
import { defineAction, defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { Machineries } from '../../../register-endpoints/machinery.ts'
import { validityOf } from '../public/rule-validity.ts'
import { accept, isUnaccepted, readAcceptance } from './acceptances.ts'
import { beginVersion, readVersions, requireFirstDay, requireLastDay } from './versions.ts'

/**
 * Rules beyond their definition: a published version never changes, a new one has its own first
 * day, and residents accept one (rules §1).
 */
export const rulesBehaviour = (machineries: Machineries) =>
  defineBehaviour(rules, {
    values: {
      validity: validityOf,
      unaccepted: isUnaccepted,
      upcoming: (version, actor) => sql`${validityOf(version, actor)} = 'future'`,
      outdated: (version, actor) => sql`${validityOf(version, actor)} IN ('replaced', 'ended')`,
      versions: { answers: z.optional(ruleVersions), read: readVersions },
      acceptance: { answers: z.optional(ruleAcceptance), read: readAcceptance },
    },

    beforeCreate: async (_context, next) => ({
      ...next,
      version_number: next.version_number ?? 1,
    }),

    // A restored version comes back unchanged.
    async beforeChange(_context, next, before) {
      if (before.state === 'published' && before.deleted_at === null)
        throw problem('state_conflict')
      return next
    },

    transitions: {
      publish: {
        async prepare(context, next) {
          await requireFirstDay(context, next)
          return next
        },
      },
      'set-end': {
        async prepare(context, next, before) {
          await requireLastDay(context, next, before)
          return next
        },
      },
    },

    actions: {
      'new-version': defineAction(rules, {
        summary: 'Begin a new version of a published rule, with its text, as a draft',
        body: z.strictObject({}),
        answers: newRuleVersion,
        history: ({ version_number, is_new }) =>
          is_new ? { rules: [null, String(version_number)] } : null,
        run: (context, row) => beginVersion(machineries, context, row),
      }),
      accept: defineAction(rules, {
        summary: 'Accept a version of a rule as the resident of the session; twice is the same',
        body: z.strictObject({}),
        answers: acceptedRule,
        // A repeated acceptance adds nothing to the history.
        history: ({ is_new }) => (is_new ? {} : null),
        run: accept,
      }),
    },
  })
