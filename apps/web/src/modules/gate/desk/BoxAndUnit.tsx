import type { HitWords } from '../desk-hit.ts'
import { DeskBox } from './DeskBox.tsx'
import { UnitPanel } from './UnitPanel.tsx'
import type { Desk } from './use-desk.ts'
import { useTypeAnywhere } from './use-type-anywhere.ts'

/** What the desk is typed into: its box, and under it the unit that was found. */
export function BoxAndUnit({ desk, words }: { desk: Desk; words: HitWords }) {
  const { task, act, setTask } = desk
  useTypeAnywhere(desk.box)
  return (
    <>
      <DeskBox desk={desk} words={words} />
      {task?.name === 'unit' && (
        <UnitPanel
          key={task.unit.id}
          task={task}
          onVisit={() => {
            const { unit: apartment, host } = task
            setTask({ name: 'walk-in', start: { apartment, ...(host && { host }) } })
          }}
          onAct={act}
          onTyped={desk.typeOn}
          onClose={desk.clear}
        />
      )}
    </>
  )
}
