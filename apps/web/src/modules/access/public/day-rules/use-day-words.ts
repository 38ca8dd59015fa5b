import type { DayRule, DayRules, DayWay } from '@portaria/contract/modules/access/day-rules'
import { spansToday } from '@portaria/contract/modules/access/day-rules'
import type { Span } from '@portaria/contract/modules/access/decisions/schedule-hours'
import type { LocalMoment } from '@portaria/contract/modules/visits/pass-window'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { useRuleWho } from '../../rules/use-rule-who.ts'
import { dayRuleTexts } from './texts/day-rule-texts.ts'

type Day = Pick<LocalMoment, 'day' | 'holidays'>

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Returns the words of rules of a day, and of the points that somebody passes. */
export function useDayWords() {
  const t = dayRuleTexts.useTexts()
  const { list } = useFormats()
  const whoOf = useRuleWho()
  const hoursOf = (spans: readonly Span[] | null): string =>
    spans === null
      ? t('allDay')
      : list(spans.map(([from, to]) => t('span', { from: clock(from), to: clock(to) })))
  return {
    /** Whom a rule lets pass a day, and when; null where it does not hold then. */
    ruleOf: (rule: DayRule, { names }: Pick<DayRules, 'names'>, day: Day): string | null => {
      const spans = spansToday(rule, day)
      if (spans?.length === 0) return null
      const known = new Map(names.map(({ id, title }) => [id, title]))
      const titlesOf = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? [])
      const { kinds, relations, tower_ids: towers, apartment_ids: units, person_ids: ids } = rule
      const places = [...titlesOf(towers), ...titlesOf(units)]
      const who = whoOf({
        kinds,
        places,
        relations: relations as Parameters<typeof whoOf>[0]['relations'],
        people: titlesOf(ids),
      })
      return t('rule', {
        who: who.charAt(0).toLocaleUpperCase() + who.slice(1),
        hours: hoursOf(spans),
      })
    },
    /** The points that somebody passes, each with its hours unless it is all day. */
    waysOf: (ways: readonly DayWay[]): string =>
      ways.length === 0
        ? t('nowhere')
        : t('passes', {
            points: list(
              ways.map(({ point, spans }) =>
                spans === null
                  ? point.title
                  : t('pointWithHours', { point: point.title, hours: hoursOf(spans) }),
              ),
            ),
          }),
  }
}
