import type { AccessEvent } from '@portaria/contract/modules/access/access-answers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { toneClass } from '@portaria/ui/display/Badge'
import { clsx } from 'clsx'
import { accessPath } from '../access-paths.ts'
import { factLook } from '../decision/fact-look.ts'
import { AccessBadges } from './AccessBadges.tsx'
import { useAccessWords } from './use-access-words.ts'

/** One access of the list: who, what happened, where and when; its name leads to why. */
export function AccessLine({ event }: { event: AccessEvent }) {
  const { name, where, by, who } = useAccessWords()(event)
  const { when, dateTime } = useFormats()
  const { id, at, fact } = event
  const { icon: Icon, tone } = factLook[fact]
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
              <bdi>{name}</bdi>
            </TextLink>
          </span>
          <time dateTime={at} title={dateTime(at)} className="tabular text-muted">
            {when(at)}
          </time>
        </p>
        <p className="break-words text-muted">{[...where, ...by, ...who].join(' · ')}</p>
        <AccessBadges event={event} />
      </div>
    </li>
  )
}
