import { BeginDraft } from '../../../register-pages/actions/BeginDraft.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'

/** Begins the announcement that corrects one that was sent. */
export function CorrectAnnouncement({ record }: RecordSlotProps) {
  return record['sent_at'] == null ? null : <BeginDraft record={record} action="correct" />
}
