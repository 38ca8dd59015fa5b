import { DeskBox, type DeskBoxProps } from './DeskBox.tsx'
import { UnitPanel } from './UnitPanel.tsx'
import { useTypeAnywhere } from './use-type-anywhere.ts'

/** The box of the desk, with the unit that was found below it. */
export function BoxAndUnit({ desk, words, onEmptyEnter }: DeskBoxProps) {
  const { task, act, setTask } = desk
  useTypeAnywhere(desk.box)
  return (
    <>
      <DeskBox {...{ desk, words, onEmptyEnter }} />
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
