import * as z from 'zod/mini'
import { moment, typedDay } from '../../schemas/api-components.ts'

/** The page for residents about one month (reports §4). */
export const monthPagePath = '/apps/condominiums/reports/month'

/** The least number that is told to residents (reports §5). */
export const TOLD_FROM = 5

/** What a month's figure is: a number, a part in percent, or a median of days. */
export const monthFigureForms = {
  visits: 'count',
  rounds: 'share',
  requests: 'count',
  answer_days: 'days',
  notices: 'share',
  parcels: 'count',
  events: 'count',
} as const satisfies Readonly<Record<string, 'count' | 'share' | 'days'>>

export type MonthFigureName = keyof typeof monthFigureForms

export const monthFigureNames = Object.keys(monthFigureForms) as MonthFigureName[]

/** `GET /reports/month`: any day of a month that is over. */
export const monthPageQuery = z.strictObject({ day: typedDay })

const told = z.object({
  /** Null if it is not told. */
  value: z.nullable(z.number()),
  /** A part that would tell a small number is only said to lie above or below the value. */
  bound: z.nullable(z.enum(['above', 'below'])),
})

const monthPage = z.object({
  /** The first and the last day of the month. */
  from: z.string(),
  to: z.string(),
  /** The first day of the month before. */
  before: z.string(),
  company: z.string(),
  /** Figures that at least one of the two months tells. */
  figures: z.array(z.object({ name: z.enum(monthFigureNames), now: told, before: told })),
  read_at: moment,
})

/** The answer of `GET /reports/month`. */
export const monthPageAnswer = z.object({ data: monthPage })

/** A figure as residents read it. */
export type ToldFigure = z.output<typeof told>
export type MonthPage = z.output<typeof monthPage>
export type MonthFigure = MonthPage['figures'][number]
