import { destinationOf } from '@portaria/contract/modules/visits/destinations'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Card } from '@portaria/ui/display/Card'
import { lazyOverlay } from '@portaria/ui/overlays/lazyOverlay'
import { showToast } from '@portaria/ui/toast'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { FileQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useConnectionLost } from '../../../platform/connection/use-connection.ts'
import { GateLine } from '../GateLine.tsx'
import { gateTexts } from '../texts/gate-texts.ts'
import { conflictQuery, conflictsQuery } from './conflict-calls.ts'
import { useConflictWords } from './conflict-words.ts'
import { conflictTexts } from './texts/conflict-texts.ts'
import { useLinkedEntry } from './use-linked-entry.ts'

const ConflictDialog = lazyOverlay(
  async () => (await import('./ConflictDialog.tsx')).ConflictDialog,
)

/** Rows shown before "more" is pressed, so that the desk's box stays on the first screen. */
const FIRST = 3

/** Entries made without a network that a person has to resolve; renders nothing without any. */
export function ConflictCard() {
  const t = conflictTexts.useTexts()
  const gate = gateTexts.useTexts()
  const { when } = useFormats()
  const { causeOf } = useConflictWords()
  const lost = useConnectionLost()
  const [author, setAuthor] = useState<string | null>(null)
  const found = useInfiniteQuery(conflictsQuery(author))
  const { data } = found
  const conflicts = data?.pages.flatMap((page) => page.data) ?? []
  const [unfolded, setUnfolded] = useState(false)
  const shown = unfolded ? conflicts : conflicts.slice(0, FIRST)
  const hasMore = found.hasNextPage || shown.length < conflicts.length
  const showMore = () => (unfolded ? void found.fetchNextPage() : setUnfolded(true))
  const { total = 0, authors = [] } = data?.pages[0]?.meta ?? {}
  // The chosen author's last entry was resolved, so those of all authors are shown again.
  if (data && author !== null && authors.every(({ id }) => id !== author)) setAuthor(null)
  const [chosen, setChosen] = useState<string | null>(null)
  useLinkedEntry(setChosen)
  const listed = conflicts.find(({ id }) => id === chosen)
  // The entry named in a message may be on a page not loaded yet, or be another author's.
  const { data: linked } = useQuery({
    ...conflictQuery(chosen ?? ''),
    enabled: chosen !== null && data !== undefined && !listed,
  })
  const open = listed ?? linked?.data[0] ?? null
  if (chosen !== null && linked && open === null) {
    // The message was kept after its entry had been resolved.
    setChosen(null)
    queueMicrotask(() => showToast({ title: t('gone'), tone: 'neutral' }))
  }
  return (
    <>
      {conflicts.length > 0 && (
        <Card
          title={t('toResolve', { count: total })}
          description={t('toResolveText')}
          className="mb-5 border-warning"
        >
          {authors.length > 1 && (
            <div className="mb-3 flex flex-wrap gap-2">
              {authors.map(({ id, title, count }) => (
                <Button
                  key={id}
                  size="sm"
                  aria-pressed={author === id}
                  variant={author === id ? 'primary' : 'secondary'}
                  onClick={() => setAuthor(author === id ? null : id)}
                >
                  {t('ofAuthor', { name: title, count })}
                </Button>
              ))}
            </div>
          )}
          <ul className="flex flex-col gap-3">
            {shown.map((conflict) => (
              <li key={conflict.id} className="flex">
                <GateLine
                  name={conflict.guest_name}
                  icon={FileQuestionMark}
                  companions={conflict.companions}
                  detail={[
                    gate(`offline.acts.${conflict.act}`),
                    when(conflict.happened_at),
                    destinationOf(conflict)?.title,
                    causeOf(conflict),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                >
                  <Button
                    disabled={lost}
                    aria-label={`${t('resolve')}: ${conflict.guest_name}`}
                    onClick={() => setChosen(conflict.id)}
                  >
                    {t('resolve')}
                  </Button>
                </GateLine>
              </li>
            ))}
          </ul>
          {hasMore && (
            <Button
              size="sm"
              className="mt-3"
              loading={found.isFetchingNextPage}
              onClick={showMore}
            >
              {t('more')}
            </Button>
          )}
        </Card>
      )}
      <ConflictDialog open={open !== null} conflict={open} onClose={() => setChosen(null)} />
    </>
  )
}
