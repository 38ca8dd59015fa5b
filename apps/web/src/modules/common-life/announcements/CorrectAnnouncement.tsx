import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { BeginDraft } from '../drafts/BeginDraft.tsx'

/** Begins the announcement that corrects one that was sent. */
export function CorrectAnnouncement({ record }: RecordSlotProps) {
  return record['sent_at'] == null ? null : <BeginDraft record={record} action="correct" />
}
