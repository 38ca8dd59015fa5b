import type { DayRules } from '@portaria/contract/modules/access/day-rules'
import type { LocalMoment } from '@portaria/contract/modules/visits/pass-window'
import { decisionTexts } from '../../decision/texts/decision-texts.ts'
import { accessTexts } from '../../texts/access-texts.ts'
import { dayRuleTexts } from './texts/day-rule-texts.ts'
import { useDayWords } from './use-day-words.ts'

export interface DayPointsProps {
  rules: DayRules
  moment: Pick<LocalMoment, 'day' | 'holidays'>
}

/** Who passes each point on a day, in short: kinds, towers, and hours in words. */
export function DayPoints({ rules, moment }: DayPointsProps) {
  const t = dayRuleTexts.useTexts()
  const words = decisionTexts.useTexts()
  const { ruleOf } = useDayWords()
  const passers = accessTexts.useTexts()('passers.title')
  return (
    <ul aria-label={passers} className="ui-lines">
      {rules.points.map((point) => {
        const lines = rules.rules
          .filter((rule) => rule.point_ids.includes(point.id))
          .flatMap((rule) => ruleOf(rule, rules, moment) ?? [])
        return (
          <li key={point.id} className="py-3 text-sm">
            <p className="flex flex-wrap gap-x-2 font-medium break-words">
              <bdi>{point.title}</bdi>
              <span className="font-normal text-muted">
                {words(`directions.${point.direction}`)}
              </span>
            </p>
            {lines.length === 0 && <p className="text-muted">{t('nobody')}</p>}
            {lines.map((line) => (
              <p key={line} className="break-words">
                {line}
              </p>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
