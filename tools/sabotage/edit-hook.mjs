// Loaded by the process of the tests and by those that they start. It applies the edit of a
// sabotage when the module is loaded, only in memory, and records that it did. Plain JavaScript,
// since it is loaded before anything else.
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const { url, find, replace, note } = JSON.parse(process.env.PORTARIA_TEST_SABOTAGE_EDIT ?? '{}')

registerHooks({
  load(asked, context, next) {
    const loaded = next(asked, context)
    if (asked !== url || loaded.source == null) return loaded
    const source = Buffer.from(loaded.source).toString('utf8')
    if (!source.includes(find)) return loaded
    appendFileSync(note, `${process.pid}\n`)
    return { ...loaded, source: source.replaceAll(find, () => replace) }
  },
})
