import type { Need } from '@portaria/contract/modules/landing/landing'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Avatar } from '@portaria/ui/display/Avatar'
import type { IconType } from '@portaria/ui/icon'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { waitedFor } from './ago.ts'
import { landingTexts } from './texts/landing-texts.ts'

export interface NeedRowProps {
  icon: IconType
  tone: 'neutral' | 'warning' | 'danger'
  href: string
  text: string
  /** The current time in milliseconds. */
  now: number
  /** The time since which the oldest of `count` rows waits. */
  since?: string | null
  count?: number
  people?: Need['people']
}

const toneInk = { neutral: 'text-muted', warning: 'text-warning-ink', danger: 'text-danger-ink' }

/** What waits for the person, as a link to the rows: since when, and whom it is about. */
export function NeedRow({
  icon: Icon,
  tone,
  href,
  text,
  now,
  since,
  count = 1,
  people = [],
}: NeedRowProps) {
  const { link: Link } = useUi()
  const t = landingTexts.useTexts()
  const language = useLanguage()
  const age = since ? waitedFor(since, now, language) : null
  return (
    <li className="break-inside-avoid">
      <Link
        href={href}
        className="group -mx-2 flex min-h-9 items-center gap-3 rounded-md px-2 text-sm hover:bg-row-hover pointer-coarse:min-h-11"
      >
        <Icon aria-hidden className={clsx('size-4.5 shrink-0', toneInk[tone])} />
        {/* On a phone faces and age stand under the text, which keeps the width. */}
        <span className="flex min-w-0 flex-1 flex-col gap-x-3 gap-y-1 py-1.5 sm:flex-row sm:items-center">
          <span
            className={clsx(
              'min-w-0 flex-1 group-hover:underline',
              tone === 'danger' && 'font-medium text-danger-ink',
            )}
          >
            {text}
          </span>
          <span className="flex shrink-0 items-center gap-3 empty:hidden">
            <Faces people={people} />
            {age !== null && (
              <span
                className="shrink-0 text-xs text-muted"
                {...(count > 1 && { 'data-tooltip': t('needs.oldest', { age }) })}
              >
                <span aria-hidden={count > 1}>{age}</span>
                {count > 1 && <span className="sr-only">{t('needs.oldest', { age })}</span>}
              </span>
            )}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
      </Link>
    </li>
  )
}

/** The faces of a need, with their names for screen readers. */
function Faces({ people }: { people: Need['people'] }) {
  const { list } = useFormats()
  if (people.length === 0) return null
  const names = list(people.map(({ name }) => name))
  return (
    <span className="flex shrink-0 -space-x-1.5 rtl:space-x-reverse" data-tooltip={names}>
      {people.map(({ id, name, photo }) => (
        <Avatar key={id} name={name} src={photo?.url} size="sm" className="ring-2 ring-surface" />
      ))}
      <span className="sr-only">{names}</span>
    </span>
  )
}
