import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { Conversation } from '../conversation/Conversation.tsx'
import { councilTalk, occurrenceTalk } from '../conversation/talk.ts'

/** What was done about an occurrence; after its end it is added to. */
export const OccurrenceTalk = ({ record }: RecordSlotProps) => (
  <Conversation record={record} talk={occurrenceTalk} isOver={false} />
)

/** The same of what accuses a síndico. */
export const CouncilTalk = ({ record }: RecordSlotProps) => (
  <Conversation record={record} talk={councilTalk} isOver={false} />
)
