import { answer, CommandError, type Commands, readFields } from './command.ts'
import type { ObjectStore, Values } from './object-store.ts'
import { isObjectName, type ObjectName } from './object-tables.ts'
import { fieldsOf } from './wide-json.ts'

export type ObjectCommandOptions = {
  readonly store: () => ObjectStore
  /** Refuses new rows that a fault or the capacity forbids. */
  readonly admit: (object: ObjectName, rows: readonly Values[]) => void
}

function objectOf(fields: Readonly<Record<string, unknown>>): ObjectName {
  const { object } = fields
  if (!isObjectName(object)) throw new CommandError(400, 'Invalid object')
  return object
}

function rowsOf(values: unknown): readonly Values[] {
  if (!Array.isArray(values)) throw new CommandError(400, 'Invalid values')
  return values.map(fieldsOf)
}

/** The commands of the object store (devices §11, §12). */
export function objectCommands({ store, admit }: ObjectCommandOptions): Commands {
  return {
    create_objects(call) {
      const fields = readFields(call)
      const object = objectOf(fields)
      const rows = rowsOf(fields['values'])
      admit(object, rows)
      return answer({ ids: store().create(object, rows) })
    },
    load_objects(call) {
      const fields = readFields(call)
      const object = objectOf(fields)
      return answer({ [object]: store().load(object, fields) })
    },
    modify_objects(call) {
      const { values, where, ...fields } = readFields(call)
      const changes = store().modify(objectOf(fields), fieldsOf(values), where)
      return answer({ changes })
    },
    destroy_objects(call) {
      const { where, ...fields } = readFields(call)
      return answer({ changes: store().destroy(objectOf(fields), where) })
    },
    create_or_modify_objects(call) {
      const fields = readFields(call)
      const object = objectOf(fields)
      const rows = rowsOf(fields['values'])
      admit(object, rows)
      return answer({ changes: store().createOrModify(object, rows) })
    },
  }
}
