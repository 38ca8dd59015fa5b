import type { AccessEvent } from '@portaria/contract/modules/access/access-answers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Avatar } from '@portaria/ui/display/Avatar'
import { toneClass } from '@portaria/ui/display/Badge'
import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { accessPath } from '../access-paths.ts'
import { factLook } from '../decision/fact-look.ts'
import { AccessBadges } from '../events/AccessBadges.tsx'
import { useAccessWords } from '../events/use-access-words.ts'
import { monitorTexts } from './texts/monitor-texts.ts'

export interface NewestAccessProps {
  event: AccessEvent
  /** Called when the focus comes in and goes. */
  onStay: (isThere: boolean) => void
}

/** The newest access, large: the face to compare with the person at the door. */
export function NewestAccess({ event, onStay }: NewestAccessProps) {
  const t = monitorTexts.useTexts()
  const { name, who, where, by } = useAccessWords()(event)
  const { when, dateTime } = useFormats()
  const { id, at, fact, person } = event
  const { icon: Icon, tone } = factLook[fact]
  const frame = useRef<HTMLElement>(null)
  const stay = useEffectEvent(onStay)
  useEffect(() => {
    const { current: element } = frame
    if (element === null) return undefined
    const come = () => stay(true)
    const go = () => stay(false)
    element.addEventListener('focusin', come)
    element.addEventListener('focusout', go)
    return () => {
      element.removeEventListener('focusin', come)
      element.removeEventListener('focusout', go)
    }
  }, [])
  return (
    <article
      ref={frame}
      aria-label={t('newest')}
      className={clsx(
        'flex flex-wrap items-start gap-4 rounded-xl border border-line bg-surface p-4 max-sm:gap-3',
        tone === 'warning' && 'border-warning-ink',
        tone === 'danger' && 'border-danger',
      )}
    >
      {person === null ? (
        <span
          aria-hidden
          className={clsx(
            'inline-flex size-24 shrink-0 items-center justify-center rounded-full',
            toneClass[tone],
          )}
        >
          <Icon className="size-10" />
        </span>
      ) : (
        <Avatar name={person.title} src={person.photo?.url} size="2xl" />
      )}
      <div className="min-w-0 flex-1 basis-52 text-base">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 text-xl font-semibold break-words">
            <TextLink href={accessPath(id)}>
              <bdi>{name}</bdi>
            </TextLink>
          </span>
          <time dateTime={at} title={dateTime(at)} className="tabular">
            {when(at)}
          </time>
        </p>
        {who.length > 0 && <p className="break-words">{who.join(' · ')}</p>}
        <p className="break-words text-muted">{[...where, ...by].join(' · ')}</p>
        <AccessBadges event={event} />
      </div>
    </article>
  )
}
