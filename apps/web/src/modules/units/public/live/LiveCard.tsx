import { Card } from '@portaria/ui/display/Card'
import { DayLine } from './DayLine.tsx'
import { LiveView } from './LiveView.tsx'
import { useLiveTitle } from './use-live-title.ts'

/** Height in rem that towers do not exceed on a first screen, so that the day stays in view. */
const LOW = 18

/** The units of the company as they are now, with the hours of the day, on a first screen. */
export function LiveCard() {
  const title = useLiveTitle()
  return (
    <Card className="min-w-0">
      <div className="-my-2 flex flex-col gap-4">
        <LiveView title={title} height={LOW} />
        <DayLine />
      </div>
    </Card>
  )
}
