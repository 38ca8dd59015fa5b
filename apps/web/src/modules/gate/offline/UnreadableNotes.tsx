import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useQuery } from '@tanstack/react-query'
import { openText } from '../../../platform/reading-pack/reading-pack.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { queuedLineOf } from './queued-line.ts'
import { dismissUnreadable, type UnreadableEntry } from './unreadable-entries.ts'

/** Lists entries that the server could not read, each until somebody dismisses it. */
export function UnreadableNotes({ entries }: { entries: readonly UnreadableEntry[] }) {
  return (
    <div className="mb-5 flex flex-col gap-2">
      {entries.map((entry) => (
        <UnreadableNote key={entry.id} entry={entry} />
      ))}
    </div>
  )
}

function UnreadableNote({ entry }: { entry: UnreadableEntry }) {
  const t = gateTexts.useTexts()
  const { when } = useFormats()
  const { data: line } = useQuery({
    queryKey: ['gate', 'offline-unread', entry.id],
    queryFn: async () => {
      const text = entry.label === null ? null : await openText(entry.label)
      return text === null ? null : queuedLineOf(text)
    },
    gcTime: 0,
  })
  const at = when(entry.at)
  return (
    <Banner
      tone="warning"
      title={t('offline.unread')}
      actions={
        <Button onClick={() => void dismissUnreadable(entry.id)}>{t('offline.seen')}</Button>
      }
    >
      {line
        ? t('offline.unreadNamed', { name: line.guest_name, at })
        : t('offline.unreadText', { at })}
    </Banner>
  )
}
