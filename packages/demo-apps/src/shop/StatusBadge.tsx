import { Badge, type Tone } from '@portaria/ui/display/Badge'
import { statusOf } from './order-statuses.ts'
import { shopTexts } from './texts/shop-texts.ts'

/** The colours of the states; none has the red of an alarm. */
const tones: Readonly<Record<string, Tone>> = {
  blue: 'accent',
  green: 'success',
  orange: 'warning',
  purple: 'accent',
  grey: 'neutral',
}

/** A badge with the state of an order, by its id. */
export function StatusBadge({ id }: { id: number }) {
  const words = useStatusWords()
  return (
    <Badge dot tone={tones[statusOf(id).color] ?? 'neutral'}>
      {words(id)}
    </Badge>
  )
}

/** Returns the name of a state by its id, in the language of the page. */
export function useStatusWords(): (id: number) => string {
  const t = shopTexts.useTexts()
  return (id) => t(`status.${id as 1}`)
}
