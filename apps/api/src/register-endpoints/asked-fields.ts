/** The fields that a reader asks for, by their names in the definition; null for all. */
export type AskedFields = ReadonlySet<string> | null

/** The columns of every register's table that appear in answers. */
export const commonColumns = [
  'id',
  'version',
  'status',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
  'deleted_at',
] as const

export const isAsked = (asked: AskedFields, name: string): boolean =>
  asked === null || asked.has(name)
