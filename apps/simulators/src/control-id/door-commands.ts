import { answer, type Commands, EMPTY, readFields } from './command.ts'
import { ALARM, type DoorHardware } from './door-hardware.ts'
import type { Firmware } from './faults.ts'
import { type ReaderModel, SEC_BOX } from './reader-models.ts'
import { fieldsOf } from './wide-json.ts'

/** An action to carry out, with its parameters as text. */
export type Action = { readonly action: string; readonly parameters: string }

/** Reads a list of actions; what is none of them is left out. */
export function actionsOf(list: unknown): readonly Action[] {
  if (!Array.isArray(list)) return []
  return list
    .map(fieldsOf)
    .flatMap(({ action, parameters = '' }) =>
      typeof action === 'string' && typeof parameters === 'string' ? [{ action, parameters }] : [],
    )
}

export type DoorCommandOptions = {
  readonly doors: DoorHardware
  readonly model: ReaderModel
  readonly portals: number
  readonly firmware: Firmware
  /** Called for each action that a command asks for, moved or not. */
  readonly onCommanded: (moved: boolean) => void
  /** A truth value as this firmware writes it. */
  readonly truth: (value: boolean) => unknown
}

/** The commands that open, and tell the state of doors and alarm (devices §13). */
export function doorCommands(options: DoorCommandOptions): Commands {
  const { doors, model, portals, firmware, onCommanded, truth } = options
  const hasBox = model.action === 'sec_box'
  return {
    // Nothing tells one call from another: a second one moves the door again.
    execute_actions(call) {
      for (const { action, parameters } of actionsOf(readFields(call)['actions'])) {
        onCommanded(doors.run(action, parameters, 'command'))
      }
      return EMPTY
    },
    [firmware.doorState]() {
      return answer({
        doors: Array.from({ length: portals }, (_, at) => ({
          id: at + 1,
          open: truth(hasBox ? false : doors.tellsOpen(at + 1)),
        })),
        sec_boxes: hasBox ? [{ id: SEC_BOX, open: truth(doors.tellsOpen(1)) }] : [],
      })
    },
    alarm_status(call) {
      const { stop = firmware.alarmStopsByDefault } = readFields(call)
      const cause = doors.alarm()
      if (stop === true) doors.stopAlarm()
      return answer({ active: cause !== ALARM.none, cause })
    },
  }
}
