import pg from 'pg'

/** Quotes a name for a statement. */
export const quote = pg.escapeIdentifier

/** A text, a quoted name, a body between dollars or a comment, within which no statement ends. */
const CLOSED = /'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|--[^\n]*|\/\*[\s\S]*?\*\//g

/**
 * Splits the text of a migration into its statements, without comments that stand between words of
 * a statement. Knows no nested comments and no texts with backslashes (`E'…'`).
 */
export function splitStatements(text: string): string[] {
  const statements: string[] = []
  let statement = ''
  let begin = 0
  const take = (open: string) => {
    const [first = '', ...others] = open.split(';')
    statement += first
    for (const other of others) {
      statements.push(statement)
      statement = other
    }
  }
  for (const { 0: closed, index } of text.matchAll(CLOSED)) {
    take(text.slice(begin, index))
    statement += /^(--|\/\*)/.test(closed) ? ' ' : closed
    begin = index + closed.length
  }
  take(text.slice(begin))
  return [...statements, statement].map((one) => one.trim()).filter((one) => one !== '')
}

/** The name of the index that a statement makes concurrently, with its schema if it says one. */
const CONCURRENT_INDEX =
  /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+([\w."]+)/i

/** Statements that may run again after a run that was killed, besides those that make an index. */
const REPEATABLE = [
  /^drop\s+index\s+concurrently\s+if\s+exists\s/i,
  /^alter\s+table\s+[\w."]+\s+validate\s+constraint\s/i,
  /^do\s+\$/i,
]

/** Returns the index that a statement makes concurrently, or null for other statements. */
export const concurrentIndex = (statement: string): string | null =>
  CONCURRENT_INDEX.exec(statement)?.[1] ?? null

/** Whether a statement makes or removes an index beside those who write. */
export const isConcurrent = (statement: string): boolean =>
  /^(create|drop)\s[\w\s]*\bconcurrently\b/i.test(statement)

/**
 * Whether a statement may stand in a migration without a transaction: it locks out no writer, and
 * can be done again. A `DO` block, which changes rows by thousands with a COMMIT after each, has to
 * take up by itself what a killed run left.
 */
export const isRepeatable = (statement: string): boolean =>
  concurrentIndex(statement) !== null || REPEATABLE.some((form) => form.test(statement))
