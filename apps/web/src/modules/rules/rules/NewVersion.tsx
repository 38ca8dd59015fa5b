import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { BeginDraft } from '../public/BeginDraft.tsx'
import { versionsIn } from './rule-record.ts'

/** Starts a draft of the next version of a rule. */
export function NewVersion({ record }: RecordSlotProps) {
  const published = versionsIn(record).find(({ validity }) => validity !== 'draft')
  return published?.id === record.id ? <BeginDraft record={record} action="new-version" /> : null
}
