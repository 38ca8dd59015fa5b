import type { AccessEvent } from '@portaria/contract/modules/access/access-answers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Badge, toneClass } from '@portaria/ui/display/Badge'
import { clsx } from 'clsx'
import { accessPath } from '../access-paths.ts'
import { useMarkWords } from '../decision/Explanation.tsx'
import { factLook } from '../decision/fact-look.ts'
import { useCredentialWords, useKindWords } from '../decision/person-kinds.ts'
import { decisionTexts } from '../decision/texts/decision-texts.ts'
import { accessTexts } from '../texts/access-texts.ts'

/** One access of the list: who, what happened, where and when; its name leads to why. */
export function AccessLine({ event }: { event: AccessEvent }) {
  const t = accessTexts.useTexts()
  const words = decisionTexts.useTexts()
  const markWords = useMarkWords()
  const kindWords = useKindWords()
  const { nounOf } = useCredentialWords()
  const { when, dateTime } = useFormats()
  const { id, at, fact, direction, point, reason, marks, credential, person, opened_by } = event
  const { icon: Icon, tone } = factLook[fact]
  // What happens at a door without anybody is named by itself.
  const isOfSomebody = person !== null || opened_by !== null || credential !== null
  const name = person?.title ?? opened_by?.name ?? t('events.nobody')
  const who = person === null ? [] : [kindWords(person.kind).one, ...person.units]
  const where = [point.title, words(`directions.${direction}`)]
  return (
    <li className="flex items-start gap-3 py-3">
      <span
        aria-hidden
        className={clsx(
          'mt-0.5 inline-flex size-8 shrink-0 items-center justify-center rounded-full',
          toneClass[tone],
        )}
      >
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 font-medium break-words">
            <TextLink href={accessPath(id)}>
              <bdi>{isOfSomebody ? name : words(`facts.${fact}`)}</bdi>
            </TextLink>
          </span>
          <time dateTime={at} title={dateTime(at)} className="tabular text-muted">
            {when(at)}
          </time>
        </p>
        <p className="break-words text-muted">
          {[...where, ...(credential === null ? [] : [nounOf(credential)]), ...who].join(' · ')}
        </p>
        <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
          {isOfSomebody && (
            <Badge tone={tone}>
              {words(`facts.${fact}`)}
              {reason !== null && `: ${words(`reasons.${reason}`)}`}
            </Badge>
          )}
          {marks.map((mark) => (
            <Badge key={mark} tone="warning">
              {markWords(mark)}
            </Badge>
          ))}
        </p>
      </div>
    </li>
  )
}
