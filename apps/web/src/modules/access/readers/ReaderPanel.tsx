import { mayUse } from '@portaria/contract/define-register/permissions'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Badge } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { useQuery } from '@tanstack/react-query'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { readerQuery } from './reader-calls.ts'
import { readerPath } from './reader-paths.ts'
import { readerLook } from './state-look.ts'
import { readerTexts } from './texts/reader-texts.ts'
import { useLiveReaders } from './use-live-readers.ts'

/** The state of equipment that is a reader, with the way to its console; else renders nothing. */
export function ReaderPanel({ record }: RecordSlotProps) {
  const { role } = useRegister()
  const isReader = record['driver'] !== 'none' && record.deleted_at === null
  return isReader && mayUse(role, 'readers.state') ? <Panel id={record.id} /> : null
}

function Panel({ id }: { id: string }) {
  const t = readerTexts.useTexts()
  const { when } = useFormats()
  const { role } = useRegister()
  const { data } = useQuery(readerQuery(id))
  useLiveReaders()
  if (!data) return null
  const { state, since, console } = data
  return (
    <Card title={t('panel')}>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={readerLook[state].tone}>{t(`states.${state}`)}</Badge>
        {since !== null && <span className="text-muted">{t('since', { at: when(since) })}</span>}
      </p>
      {console && console.people.wanted > 0 && (
        <p className="tabular mt-2 text-sm">
          {t('onReader', {
            registered: console.people.registered,
            wanted: console.people.wanted,
          })}
        </p>
      )}
      {mayUse(role, 'readers.console') && (
        <p className="mt-3 text-sm">
          <TextLink href={readerPath(id)}>{t('openConsole')}</TextLink>
        </p>
      )}
    </Card>
  )
}
