import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { BeginDraft } from '../drafts/BeginDraft.tsx'
import { versionsIn } from './rule-record.ts'

/** Begins the version that is to replace the newest one. */
export function NewVersion({ record }: RecordSlotProps) {
  const published = versionsIn(record).find(({ validity }) => validity !== 'draft')
  return published?.id === record.id ? <BeginDraft record={record} action="new-version" /> : null
}
