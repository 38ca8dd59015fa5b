import {
  lengthOf,
  PERIOD_DAYS_MAX,
  type Period,
  type Preset,
  presetPeriod,
  presets,
} from '@portaria/contract/modules/reports/report-period'
import { type Filters, filterParams } from '@portaria/contract/modules/reports/report-rows'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { companyToday } from '../../platform/company-day.ts'
import { readableQuery } from '../../platform/readable-query.ts'

/**
 * The state of a report, which its address holds: a preset moves with the current day, typed days
 * stay.
 */
export type ReportState = {
  readonly preset: Preset | null
  readonly period: Period
  readonly filters: Filters
  /** The measure that the chart draws; null for the first. */
  readonly charted: string | null
}

/** The default period: the current month. */
const USUAL: Preset = 'this_month'

export const isDay = (typed: string) => /^(?:19|20|21)\d\d-\d\d-\d\d$/.test(typed)

/** The error of a period; null for a valid one. */
export function wrongIn({ from, to }: Period): 'wrongDay' | 'wrongOrder' | 'tooLong' | null {
  if (!isDay(from) || !isDay(to)) return 'wrongDay'
  if (from > to) return 'wrongOrder'
  return lengthOf({ from, to }) > PERIOD_DAYS_MAX ? 'tooLong' : null
}

/** Reads a report's address; invalid parameters are ignored. */
export function readReportState(
  search: string,
  asked: readonly string[],
  today: string,
  usual: Preset = USUAL,
): ReportState {
  const params = new URLSearchParams(search)
  const typed = { from: params.get('from') ?? '', to: params.get('to') ?? '' }
  const named = presets.find((one) => one === params.get('preset'))
  const isTyped = named === undefined && wrongIn(typed) === null
  const preset = isTyped ? null : (named ?? usual)
  return {
    preset,
    charted: params.get('chart'),
    period: preset === null ? typed : presetPeriod(preset, today),
    filters: Object.fromEntries(
      asked.flatMap((name): [string, string][] => {
        const value = params.get(`filter[${name}]`)
        return value ? [[name, value]] : []
      }),
    ),
  }
}

/** The query string of a state. */
export function writeReportState(
  { preset, period, filters, charted }: ReportState,
  usual: Preset = USUAL,
): string {
  const params = new URLSearchParams({
    ...(preset === null ? period : preset !== usual && { preset }),
    ...filterParams(filters),
    ...(charted !== null && { chart: charted }),
  })
  const text = readableQuery(params)
  return text && `?${text}`
}

/** Returns the state in the address, and a function that changes it. */
export function useReportState(
  asked: readonly string[],
  usual: Preset = USUAL,
): [ReportState, (changes: Partial<ReportState>) => void] {
  const router = useRouter()
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const state = readReportState(search, asked, companyToday(), usual)
  const change = (changes: Partial<ReportState>) => {
    const href = `${router.latestLocation.pathname}${writeReportState({ ...state, ...changes }, usual)}`
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  return [state, change]
}
