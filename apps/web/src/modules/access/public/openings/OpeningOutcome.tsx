import { useFormats } from '@portaria/i18n/react/use-formats'
import { Spinner } from '@portaria/ui/display/Spinner'
import { Banner } from '@portaria/ui/feedback/Banner'
import { CircleHelp, DoorOpen } from 'lucide-react'
import { readerTexts } from '../../readers/texts/reader-texts.ts'
import { openingTexts } from './texts/opening-texts.ts'
import type { Opening } from './use-opening.ts'

export interface OpeningOutcomeProps {
  stage: NonNullable<Opening['stage']>
  command: Opening['command']
  /** The point's name. */
  title: string
}

/** What became of an opening, in words; one that is not known says to look at the door. */
export function OpeningOutcome({ stage, command, title }: OpeningOutcomeProps) {
  const t = openingTexts.useTexts()
  const words = readerTexts.useTexts()
  const { time } = useFormats()
  const { reason = null, detail = null, settled_at: at = null } = command ?? {}
  if (stage === 'waiting') {
    return (
      <output className="flex items-center gap-3 py-3 text-base">
        <Spinner className="size-5" />
        <span>
          <span className="block font-medium">{t('waiting')}</span>
          <bdi className="text-muted">{title}</bdi>
        </span>
      </output>
    )
  }
  const why = reason !== null && <p>{words(`commandReasons.${reason}`)}</p>
  const said = detail !== null && <p>{words('readerSays', { words: detail })}</p>
  if (stage === 'done') {
    return (
      <Banner tone="success" icon={DoorOpen} title={t('done')}>
        <p>{[title, at !== null && time(new Date(at))].filter(Boolean).join(' · ')}</p>
      </Banner>
    )
  }
  return (
    <Banner
      tone={stage === 'refused' ? 'danger' : 'warning'}
      {...(stage === 'unknown' && { icon: CircleHelp })}
      title={t(stage)}
    >
      <p>{title}</p>
      {why}
      {said}
      {stage === 'unknown' && !command && <p>{t('unanswered')}</p>}
      {stage === 'unknown' && <p>{t('unknownText')}</p>}
    </Banner>
  )
}
