import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { BeginDraft } from '../../rules/public/BeginDraft.tsx'

/** Starts a draft that corrects a sent announcement. */
export function CorrectAnnouncement({ record }: RecordSlotProps) {
  return record['sent_at'] == null ? null : <BeginDraft record={record} action="correct" />
}
