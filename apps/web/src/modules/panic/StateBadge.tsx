import type { PanicAlert } from '@portaria/contract/modules/panic/panic'
import type { PanicState } from '@portaria/contract/modules/panic/panic-words'
import { Badge, type Tone } from '@portaria/ui/display/Badge'
import { panicTexts } from './texts/panic-texts.ts'

const tones: Record<PanicState, Tone> = {
  active: 'danger',
  acknowledged: 'warning',
  closed: 'neutral',
}

/** The badge with the state of an alert. */
export function StateBadge({ state }: { state: PanicState }) {
  const t = panicTexts.useTexts()
  return (
    <Badge tone={tones[state]} dot>
      {t(`states.${state}`)}
    </Badge>
  )
}

/** The badge of an exercise or of a false alarm, to tell them apart from other alerts. */
export function IncidentBadge({ alert: { source, resolution } }: { alert: PanicAlert }) {
  const t = panicTexts.useTexts()
  if (source === 'drill') return <Badge tone="neutral">{t('said.drill')}</Badge>
  return resolution === 'false_alarm' || resolution === 'test' ? (
    <Badge tone="neutral">{t(`resolutions.${resolution}`)}</Badge>
  ) : null
}
