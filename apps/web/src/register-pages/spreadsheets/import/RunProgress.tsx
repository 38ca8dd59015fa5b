import { locales } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import type { ImportProgress } from './follow-import.ts'
import type { RunKind } from './import-failure.ts'
import { ProgressBar } from './ProgressBar.tsx'
import { importTexts } from './texts/import-texts.ts'

export interface RunProgressProps {
  kind: RunKind
  progress: ImportProgress
  /** Lines of the file, once a check has counted them. */
  total: number | null
}

/** The progress of a run, shown at every step and announced to screen readers at each quarter. */
export function RunProgress({ kind, progress, total }: RunProgressProps) {
  const text = importTexts.useTexts()
  const { words, share } = useProgressWords({ kind, progress, total })
  const safe = kind === 'write' ? text('run.nothingYet') : text('run.nothingInCheck')
  return (
    <div className="flex flex-col gap-3 py-6">
      <p className="tabular text-base font-medium">{words}</p>
      <ProgressBar label={text('run.progress')} share={share} />
      <p className="text-sm text-muted">{safe}</p>
      <Announcement {...{ words, share }} phase={progress.phase} />
    </div>
  )
}

/** The current work of a run in words, and the completed share from 0 to 1, null if unknown. */
export function useProgressWords({ kind, progress, total }: RunProgressProps) {
  const text = importTexts.useTexts()
  const language = useLanguage()
  if (progress.phase === 'sending' && progress.sent < progress.size) {
    const share = progress.sent / progress.size
    const percent = new Intl.NumberFormat(locales[language], { style: 'percent' }).format(share)
    return { words: text('run.sending', { percent }), share }
  }
  if (progress.phase === 'waiting') {
    const { before } = progress
    const words = before === 0 ? text('run.queued') : text('run.queuedBehind', { count: before })
    return { words, share: null }
  }
  if (progress.phase === 'unreachable') return { words: text('run.unreachable'), share: null }
  const checked = progress.phase === 'checking' ? progress.checked : 0
  if (checked === 0) return { words: text('run.checking'), share: null }
  if (total === null) {
    return { words: text('run.checked', { count: checked }), share: null }
  }
  if (kind === 'write' && checked >= total) return { words: text('run.writing'), share: null }
  const words = text('run.checkedOf', { checked, total })
  return { words, share: checked / total }
}

interface AnnouncementProps {
  words: string
  share: number | null
  phase: ImportProgress['phase']
}

/** Keeps its words until the next quarter, so that screen readers do not read every step. */
function Announcement({ words, share, phase }: AnnouncementProps) {
  const step = `${phase} ${phase === 'waiting' ? words : ''}${share === null ? '' : Math.floor(share * 4)}`
  return <Announced key={step} words={words} />
}

function Announced({ words }: { words: string }) {
  return <output className="sr-only">{words}</output>
}
