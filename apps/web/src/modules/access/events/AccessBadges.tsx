import type { AccessEvent } from '@portaria/contract/modules/access/access-answers'
import { Badge } from '@portaria/ui/display/Badge'
import { factLook } from '../decision/fact-look.ts'
import { useAccessWords } from './use-access-words.ts'

/** What happened at an access, and what is marked. */
export function AccessBadges({ event }: { event: AccessEvent }) {
  const { isOfSomebody, what, marks } = useAccessWords()(event)
  return (
    <span className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
      {isOfSomebody && <Badge tone={factLook[event.fact].tone}>{what}</Badge>}
      {marks.map(({ mark, words }) => (
        <Badge key={mark} tone="warning">
          {words}
        </Badge>
      ))}
    </span>
  )
}
