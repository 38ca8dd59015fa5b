import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { Conversation } from '../conversation/Conversation.tsx'
import { requestTalk } from '../conversation/talk.ts'

/** What was said of a request; one that is closed is reopened to say more. */
export const RequestTalk = ({ record }: RecordSlotProps) => (
  <Conversation record={record} talk={requestTalk} isOver={record['state'] === 'closed'} />
)
