import type { PanicState } from '@portaria/contract/modules/panic/panic-words'
import { Badge, type Tone } from '@portaria/ui/display/Badge'
import { panicTexts } from './texts/panic-texts.ts'

const tones: Record<PanicState, Tone> = {
  active: 'danger',
  acknowledged: 'warning',
  closed: 'neutral',
}

/** The state of an alert. */
export function StateBadge({ state }: { state: PanicState }) {
  const t = panicTexts.useTexts()
  return (
    <Badge tone={tones[state]} dot>
      {t(`states.${state}`)}
    </Badge>
  )
}
