import {
  type MonthFigure,
  type MonthPage,
  monthFigureForms,
  type ToldFigure,
} from '@portaria/contract/modules/reports/month-page'
import { monthName, monthText } from '@portaria/contract/texts/clock-text'
import { richTextOfLines } from '@portaria/contract/value-types/rich-text'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { companyToday } from '../../../platform/company-day.ts'
import { monthTexts } from './texts/month-texts.ts'

/** One figure of the page, in words. */
export type MonthTile = {
  readonly name: MonthFigure['name']
  readonly value: string
  readonly label: string
  /** The same of the month before. */
  readonly before: string
}

/** The page about a month in words, for screen, paper, picture, announcement and message alike. */
export type MonthWords = {
  readonly title: string
  readonly period: string
  readonly tiles: readonly MonthTile[]
  readonly note: string
  /** The page as formatted text. */
  readonly body: string
  /** The page as plain lines. */
  readonly message: string
}

/** Returns a function that says a month's page in the reader's language. */
export function useMonthWords(): (page: MonthPage) => MonthWords {
  const t = monthTexts.useTexts()
  const language = useLanguage()
  const { count } = useFormats()
  const plainMonth = (day: string) =>
    day.slice(0, 4) === companyToday().slice(0, 4)
      ? monthName(language, day)
      : monthText(language, day)
  const valueOf = (name: MonthFigure['name'], { value, bound }: ToldFigure): string => {
    const form = monthFigureForms[name]
    if (value === null) return t(form === 'count' ? 'few' : 'fewCases')
    if (form === 'count') return count(value)
    if (form === 'days') return t('days', { count: value })
    const percent = count(value)
    return bound === null ? t('share', { percent }) : t(bound, { percent })
  }
  return (page) => {
    const { from, before, company } = page
    const month = monthName(language, before)
    const tiles = page.figures.map(
      ({ name, now, before: former }): MonthTile => ({
        name,
        value: valueOf(name, now),
        label: t(`figures.${name}`),
        before: t('before', { month, value: valueOf(name, former) }),
      }),
    )
    const title = t('headline', { company, month: plainMonth(from) })
    const period = monthText(language, from)
    const lines = tiles.map((tile) => t('line', tile))
    const note = t('note')
    const items = lines.map((line) => `<li>${richTextOfLines(line)}</li>`).join('')
    return {
      title,
      period,
      tiles,
      note,
      body: `${richTextOfLines(period)}<ul>${items}</ul>${richTextOfLines(note)}`,
      message: [title, period, '', ...lines, '', note].join('\n'),
    }
  }
}
