import { registers } from '@portaria/contract/modules/registers'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import { actOfVisit } from '../desk-hit.ts'
import { EntryDialog } from '../entry/EntryDialog.tsx'
import { tellRecorded } from '../offline/tell-recorded.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { WalkInDialog } from '../walk-in/WalkInDialog.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { LeavingItems } from './LeavingItems.tsx'
import { ScanDialog } from './ScanDialog.tsx'
import type { Desk } from './use-desk.ts'

export interface DeskWindowsProps {
  desk: Desk
  /** Whether any dialog is open. */
  open: boolean
}

/**
 * The dialogs of the desk: the demands of an entry, an answer, an unexpected visit, and the camera.
 */
export function DeskWindows({ desk }: DeskWindowsProps) {
  return (
    <>
      <TaskWindow desk={desk} />
      <EntryDialog entry={desk.entry} />
    </>
  )
}

/** The dialog of the desk's current task. */
function TaskWindow({ desk }: { desk: Desk }) {
  const t = gateTexts.useTexts()
  const client = useQueryClient()
  const { task, setTask, setTyped, actOnTyped, entry, clear } = desk
  if (task?.name === 'scan') {
    return (
      <ScanDialog
        onClose={clear}
        onCode={(code) => {
          clear()
          setTyped(code)
          void actOnTyped(code)
        }}
      />
    )
  }
  if (task?.name === 'walk-in') {
    return (
      <WalkInDialog
        start={task.start}
        onClose={() => {
          desk.ahead.drop()
          setTask(null)
        }}
        onDone={({ onDevice, visit, kind }) => {
          clear()
          if (onDevice !== null) tellRecorded(onDevice)
          else if (visit !== null && kind === 'official') desk.showEntered(visit)
          else showToast({ title: t('done.arrived'), text: t('done.asked'), tone: 'success' })
          void refreshRegister(client, registers.visits)
          void client.invalidateQueries({ queryKey: ['gate'] })
        }}
      />
    )
  }
  if (task?.name === 'items')
    return <LeavingItems visit={task.visit} onLeave={desk.leave} onClose={clear} />
  if (task?.name !== 'answer') return null
  return (
    <AnswerDialog
      visit={task.visit}
      onClose={clear}
      onAllowed={(visit) => {
        clear()
        const act = actOfVisit({ ...visit, state: 'authorised' })
        if (act.name === 'enter') entry.begin(act.ticket)
      }}
    />
  )
}
