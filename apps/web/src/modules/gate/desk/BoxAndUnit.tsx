import type { HitWords } from '../desk-hit.ts'
import { DeskBox } from './DeskBox.tsx'
import { UnitPanel } from './UnitPanel.tsx'
import type { Desk } from './use-desk.ts'
import { useTypeAnywhere } from './use-type-anywhere.ts'

/** The box of the desk, with the unit that was found below it. */
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
