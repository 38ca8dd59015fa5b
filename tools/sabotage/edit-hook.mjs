// Loaded by the processes that a test starts, which Vitest does not: makes the edit of a sabotage there
// too. Plain JavaScript, since it is there before anything else.
import { registerHooks } from 'node:module'

const { url, find, replace } = JSON.parse(process.env.PORTARIA_TEST_SABOTAGE_EDIT ?? '{}')

registerHooks({
  load(asked, context, next) {
    const loaded = next(asked, context)
    if (asked !== url || loaded.source == null) return loaded
    const source = Buffer.from(loaded.source).toString('utf8')
    return { ...loaded, source: source.replaceAll(find, () => replace) }
  },
})
