import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { CommandError } from './command.ts'
import {
  columnOf,
  conditionOf,
  orderOf,
  type Sql,
  type StoredValue,
  storedValue,
} from './object-query.ts'
import { isObjectName, MOST_ROWS, OBJECT_TABLES, type ObjectName } from './object-tables.ts'

export type Row = Readonly<Record<string, StoredValue>>
export type Values = Readonly<Record<string, unknown>>
export type ChangeType = 'inserted' | 'updated' | 'deleted'
export type Change = {
  readonly object: ObjectName
  readonly type: ChangeType
  readonly row: Row
}

export type Selection = {
  readonly fields?: unknown
  readonly where?: unknown
  readonly order?: unknown
  readonly limit?: unknown
  readonly offset?: unknown
}

export type StoreOptions = {
  /** The id before the first one that the reader gives. */
  readonly lastId: bigint
  readonly limitsBeforeOrder: boolean
  readonly onChange: (changes: readonly Change[]) => void
}

/** Objects that are removed with their user, and whose removal is told. */
const OF_USERS: readonly ObjectName[] = ['cards', 'face_templates', 'templates']

/** The object store of a reader: the database that its firmware has, in memory. */
export class ObjectStore {
  readonly #database = new DatabaseSync(':memory:', { readBigInts: true })
  readonly #columns = new Map<ObjectName, readonly string[]>()
  readonly #statements = new Map<string, StatementSync>()
  readonly #options: StoreOptions
  #changes: Change[] = []
  #depth = 0

  constructor(options: StoreOptions) {
    this.#options = options
    for (const [name, columns] of Object.entries(OBJECT_TABLES)) {
      this.#database.exec(`CREATE TABLE ${name} (${columns})`)
      if (!isObjectName(name)) continue
      const found = this.#database.prepare(`PRAGMA table_info(${name})`).all()
      this.#columns.set(
        name,
        found.map((column) => String(column['name'])),
      )
      if (options.lastId > 0n && this.columns(name).includes('id')) {
        this.#database
          .prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)')
          .run(name, options.lastId)
      }
    }
  }

  columns = (object: ObjectName): readonly string[] => this.#columns.get(object) ?? []

  /** Stores rows that all have the same fields, or none of them; returns their ids. */
  create(object: ObjectName, rows: readonly Values[]): bigint[] {
    const fields = Object.keys(rows[0] ?? {})
    const alike = rows.every(
      (row) => Object.keys(row).length === fields.length && fields.every((name) => name in row),
    )
    if (fields.length === 0 || !alike) throw new CommandError(400, 'Invalid values')
    return this.#atOnce(() => {
      const ids = rows.map((row) => this.#insert(object, row))
      this.#forget(object)
      return ids
    })
  }

  load(object: ObjectName, selection: Selection = {}): Row[] {
    const { fields, where, order, limit, offset } = selection
    const columns = this.columns
    const names: readonly unknown[] = Array.isArray(fields) ? fields : []
    const chosen = names.map((name) => columnOf(columns, object, name)).join(', ') || '*'
    const condition = conditionOf(columns, object, where)
    const sorted = orderOf(columns, object, order)
    if (offset !== undefined && limit === undefined) {
      throw new CommandError(400, 'offset needs limit')
    }
    const part: Sql =
      limit === undefined
        ? { text: '', values: [] }
        : { text: ' LIMIT ? OFFSET ?', values: [storedValue(limit), storedValue(offset ?? 0)] }
    const { limitsBeforeOrder } = this.#options
    const text = limitsBeforeOrder
      ? `SELECT ${chosen} FROM (SELECT * FROM ${object}${condition.text}${part.text})${sorted}`
      : `SELECT ${chosen} FROM ${object}${condition.text}${sorted}${part.text}`
    return this.#all({ text, values: [...condition.values, ...part.values] })
  }

  /** Changes the rows of a condition; without one, all rows. */
  modify(object: ObjectName, values: Values, where: unknown): number {
    const fields = Object.keys(values)
    if (fields.length === 0) throw new CommandError(400, 'Invalid values')
    return this.#atOnce(() => {
      const condition = conditionOf(this.columns, object, where)
      const ids = this.#rowIds(object, condition)
      const set = fields.map((name) => `${columnOf(this.columns, object, name)} = ?`).join(', ')
      const stored = fields.map((name) => storedValue(values[name]))
      this.#run({
        text: `UPDATE ${object} SET ${set}${condition.text}`,
        values: [...stored, ...condition.values],
      })
      this.#note(object, 'updated', this.#byRowIds(object, ids))
      return ids.length
    })
  }

  /** Removes the rows of a condition, with what belongs to them; without one, all rows. */
  destroy(object: ObjectName, where?: unknown): number {
    return this.#atOnce(() => {
      const { text, values } = conditionOf(this.columns, object, where)
      if (object === 'users') {
        for (const child of OF_USERS) {
          const owned = `SELECT * FROM ${child} WHERE user_id IN (SELECT id FROM users${text})`
          this.#note(child, 'deleted', this.#all({ text: owned, values }))
        }
      }
      const gone = this.#all({ text: `SELECT * FROM ${object}${text}`, values })
      this.#note(object, 'deleted', gone)
      this.#run({ text: `DELETE FROM ${object}${text}`, values })
      return gone.length
    })
  }

  /** Changes the row that has the key of these values, or stores a new one. */
  createOrModify(object: ObjectName, rows: readonly Values[]): number {
    return this.#atOnce(() => {
      for (const row of rows) {
        const key = this.#keyOf(object, row)
        const found = key === null ? [] : this.load(object, { where: { [object]: key } })
        if (found.length === 0) this.create(object, [row])
        else this.modify(object, row, { [object]: key })
      }
      return rows.length
    })
  }

  count(object: ObjectName): number {
    return Number(this.#all({ text: `SELECT COUNT(*) AS n FROM ${object}`, values: [] })[0]?.['n'])
  }

  close(): void {
    this.#database.close()
  }

  #keyOf(object: ObjectName, row: Values): Values | null {
    if (row['id'] !== undefined) return { id: row['id'] }
    const columns = this.columns(object)
    if (columns.includes('id')) return null
    return Object.fromEntries(columns.map((name) => [name, row[name] ?? null]))
  }

  #insert(object: ObjectName, row: Values): bigint {
    const fields = Object.keys(row)
    const names = fields.map((name) => columnOf(this.columns, object, name)).join(', ')
    const text = `INSERT INTO ${object} (${names}) VALUES (${fields.map(() => '?').join(', ')})`
    const { lastInsertRowid } = this.#run({
      text,
      values: fields.map((name) => storedValue(row[name])),
    })
    const id = BigInt(lastInsertRowid)
    this.#note(object, 'inserted', this.#byRowIds(object, [id]))
    return id
  }

  /** Removes the oldest rows of an object that keeps the latest alone. */
  #forget(object: ObjectName): void {
    const most = MOST_ROWS[object]
    if (most === undefined) return
    const last = `SELECT MAX(id) FROM ${object}`
    this.#run({ text: `DELETE FROM ${object} WHERE id <= (${last}) - ${most}`, values: [] })
  }

  #rowIds(object: ObjectName, { text, values }: Sql): bigint[] {
    const found = this.#all({ text: `SELECT rowid AS n FROM ${object}${text}`, values })
    return found.map((row) => BigInt(row['n'] ?? 0))
  }

  #byRowIds(object: ObjectName, ids: readonly bigint[]): Row[] {
    const text = `SELECT * FROM ${object} WHERE rowid = ?`
    return ids.flatMap((id) => this.#all({ text, values: [id] }))
  }

  #note(object: ObjectName, type: ChangeType, rows: readonly Row[]): void {
    for (const row of rows) this.#changes.push({ object, type, row })
  }

  /** Does all of something or nothing of it, and tells its changes once it is done. */
  #atOnce<T>(work: () => T): T {
    this.#depth += 1
    this.#database.exec(`SAVEPOINT s${this.#depth}`)
    try {
      const result = work()
      this.#database.exec(`RELEASE s${this.#depth}`)
      return result
    } catch (error) {
      this.#database.exec(`ROLLBACK TO s${this.#depth}; RELEASE s${this.#depth}`)
      if (this.#depth === 1) this.#changes = []
      throw error
    } finally {
      this.#depth -= 1
      if (this.#depth === 0) this.#tell()
    }
  }

  #tell(): void {
    const changes = this.#changes
    this.#changes = []
    if (changes.length > 0) this.#options.onChange(changes)
  }

  #all({ text, values }: Sql): Row[] {
    return withItsText(() => this.#statement(text).all(...values) as Row[])
  }

  #run({ text, values }: Sql): { lastInsertRowid: number | bigint } {
    return withItsText(() => this.#statement(text).run(...values))
  }

  #statement(text: string): StatementSync {
    const known = this.#statements.get(text)
    if (known) return known
    const made = this.#database.prepare(text)
    if (this.#statements.size > 200) this.#statements.clear()
    this.#statements.set(text, made)
    return made
  }
}

/** Refuses a command with SQLite's own text, as the firmware does (devices §12). */
function withItsText<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new CommandError(400, error instanceof Error ? error.message : String(error))
  }
}
