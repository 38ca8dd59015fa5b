import * as z from 'zod/mini'
import type { Role } from '../../actors/roles.ts'
import { period, report } from './report-answers.ts'
import type { ReportName } from './reports.ts'

/** `GET /analytics`: the first and the last day. */
export const analyticsQuery = period

/**
 * The answer of `GET /analytics`: each report of which the person may read a part, reduced to that
 * part.
 */
export const analyticsAnswer = z.object({
  data: z.object({
    visitors: z.nullable(report),
    rounds: z.nullable(report),
    occurences: z.nullable(report),
  }),
})

export type Analytics = z.output<typeof analyticsAnswer>['data']

/** Reports of which trends are shown. */
export type TrendName = Exclude<ReportName, 'accesses'>

const everything = ['visitors', 'rounds', 'occurences'] as const satisfies readonly TrendName[]

/**
 * Returns the reports of which a role may read at least a part: for residents about their own unit,
 * for providers about their own visits.
 */
export const analyticsOf = (role: Role): readonly TrendName[] =>
  role === 'funcionario' || role === 'condomino' || role === 'service_provider'
    ? ['visitors']
    : everything

/** Whether a role may read only the current day, as the gate does. */
export const readsDayAlone = (role: Role): boolean => role === 'funcionario'
