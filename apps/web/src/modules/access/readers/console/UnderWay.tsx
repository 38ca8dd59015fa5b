import type { ReaderDetail } from '@portaria/contract/modules/access/readers/reader-answers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Card } from '@portaria/ui/display/Card'
import { clsx } from 'clsx'
import { entryLook } from '../state-look.ts'
import { readerTexts } from '../texts/reader-texts.ts'

/** Removals come first: until they are read back, somebody still passes. */
const states = ['removing', 'refused', 'unknown', 'waiting'] as const

/** What is under way with a reader, and since when. */
export function UnderWay({ reader: { more } }: { reader: ReaderDetail }) {
  const t = readerTexts.useTexts()
  const { when } = useFormats()
  if (!more) return null
  const lines = states.flatMap((state) => {
    const own = more.queue.filter((line) => line.state === state)
    const since = own.map((line) => line.since).toSorted()[0]
    const count = own.reduce((sum, line) => sum + line.count, 0)
    return since === undefined ? [] : [{ state, words: { count, at: when(since) } }]
  })
  return (
    <Card title={t('underWay.title')}>
      {lines.length === 0 ? (
        <p className="text-sm text-muted">{t('underWay.nothing')}</p>
      ) : (
        <ul className="flex flex-col gap-1.5 text-sm">
          {lines.map(({ state, words }) => {
            const { icon: Icon, tone } = entryLook[state]
            return (
              <li key={state} className="flex items-start gap-2">
                <Icon
                  aria-hidden
                  className={clsx(
                    'mt-0.5 size-4 shrink-0',
                    tone === 'danger' ? 'text-danger-ink' : 'text-muted',
                  )}
                />
                {t(`underWay.${state}`, words)}
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
