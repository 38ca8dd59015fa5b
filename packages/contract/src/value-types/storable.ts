/** Whether a text can be stored: no NUL, and no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const tolerant = new WeakSet<object>()

/**
 * Marks a schema that removes characters that cannot be stored, so that it refuses no text because
 * of them.
 */
export function cleansTexts<S extends object>(schema: S): S {
  tolerant.add(schema)
  return schema
}

/** Whether a schema was marked by `cleansTexts`. */
export const doesCleanTexts = (schema: object): boolean => tolerant.has(schema)
