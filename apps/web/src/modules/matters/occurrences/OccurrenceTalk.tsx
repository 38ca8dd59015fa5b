import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { Conversation } from '../conversation/Conversation.tsx'
import { councilTalk, occurrenceTalk } from '../conversation/talk.ts'

/** The conversation on an occurrence, which stays open after its end. */
export const OccurrenceTalk = ({ record }: RecordSlotProps) => (
  <Conversation record={record} talk={occurrenceTalk} isOver={false} />
)

/** The conversation on a report about a síndico. */
export const CouncilTalk = ({ record }: RecordSlotProps) => (
  <Conversation record={record} talk={councilTalk} isOver={false} />
)
