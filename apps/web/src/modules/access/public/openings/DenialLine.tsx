import type { AccessEvent } from '@portaria/contract/modules/access/access-answers'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Kbd } from '@portaria/ui/display/Kbd'
import { Ban } from 'lucide-react'
import { hasKeyboard } from '../../../../platform/has-keyboard.ts'
import { accessPath } from '../../access-paths.ts'
import { decisionTexts } from '../../decision/texts/decision-texts.ts'
import { openingTexts } from './texts/opening-texts.ts'

/** The key by which the desk's empty box opens it. */
const ENTER = 'Enter'

export interface DenialLineProps {
  denial: AccessEvent
  onOpen: () => void
}

/** One line about somebody whom a point refused; pressing it asks to open that point. */
export function DenialLine({ denial, onOpen }: DenialLineProps) {
  const t = openingTexts.useTexts()
  const words = decisionTexts.useTexts()
  const language = useLanguage()
  const { when } = useFormats()
  const { id, at, point, person, reason } = denial
  const why = words(`reasons.${reason ?? 'error'}`)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-xl bg-warning-soft px-4 py-2 text-base text-warning-ink">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-11 min-w-0 flex-1 basis-60 items-center gap-3 rounded-lg text-start text-ink"
      >
        <Ban aria-hidden className="size-5 shrink-0 text-warning-ink" />
        <span className="min-w-0 break-words">
          {t('denied.line', {
            point: point.title,
            who: person?.title ?? t('denied.somebody'),
            // Inside a sentence.
            reason: why.charAt(0).toLocaleLowerCase(language) + why.slice(1),
          })}{' '}
          <time dateTime={at} className="tabular whitespace-nowrap text-muted">
            {when(at)}
          </time>
        </span>
        {hasKeyboard() ? (
          <span className="ms-auto flex shrink-0 items-center gap-1.5 text-sm">
            <Kbd>{ENTER}</Kbd>
            {t('denied.opens')}
          </span>
        ) : (
          <span className="ms-auto shrink-0 text-sm font-medium">{t('open')}</span>
        )}
      </button>
      <span className="text-sm">
        <TextLink href={accessPath(id)}>{t('denied.why')}</TextLink>
      </span>
    </div>
  )
}
