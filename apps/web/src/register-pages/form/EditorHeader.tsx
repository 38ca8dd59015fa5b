import { Badge } from '@portaria/ui/display/Badge'
import { Breadcrumbs } from '@portaria/ui/layout/Breadcrumbs'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { addressLeft } from '../../platform/list-place.ts'
import { HistoryButton } from '../history/HistoryButton.tsx'
import { RecordBadges } from '../RecordBadges.tsx'
import { isObject, type RegisterRecord } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { pageTexts } from '../texts/register-page-texts.ts'
import { isFixed, isOver } from './form-fields.ts'

export interface EditorHeaderProps {
  title: string
  /** Null for a new record. */
  record: RegisterRecord | null
}

/** Breadcrumbs, the record's title, and its history. */
export function EditorHeader({ title, record }: EditorHeaderProps) {
  const text = pageTexts.useTexts()
  const { register, role, may, words, paths } = useRegister()
  const isLive = record?.deleted_at === null
  const mayChange = !isFixed(record, role) && !isOver(register, record) && may('update')
  const page = record && paths.record(record.id)
  return (
    <PageHeader
      title={title}
      breadcrumbs={
        paths.list && (
          <Breadcrumbs
            items={[
              { label: words.many, href: addressLeft(paths.list) },
              ...(page ? [{ label: title, href: page }, { label: text('record.edit') }] : []),
              ...(record ? [] : [{ label: title }]),
            ]}
          />
        )
      }
      actions={
        record && (
          <>
            {isLive && <RecordBadges record={record} />}
            {isLive && !mayChange && !isObject(record['invited']) && (
              <Badge>{text('form.readOnly')}</Badge>
            )}
            {isLive && <HistoryButton record={record} />}
          </>
        )
      }
    />
  )
}
