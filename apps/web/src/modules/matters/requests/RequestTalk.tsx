import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { Conversation } from '../conversation/Conversation.tsx'
import { requestTalk } from '../conversation/talk.ts'

/** The conversation on a request; a closed one must be reopened to continue it. */
export const RequestTalk = ({ record }: RecordSlotProps) => (
  <Conversation record={record} talk={requestTalk} isOver={record['state'] === 'closed'} />
)
