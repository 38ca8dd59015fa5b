// Preloaded into a server that the crash harness must catch: changes its source by the name in
// `CRASH_SABOTAGE`.
import { registerHooks } from 'node:module'
import { isSourceChange, sourceChanges } from './source-changes.ts'

const name = process.env['CRASH_SABOTAGE']
if (!isSourceChange(name)) throw new Error(`CRASH_SABOTAGE names no change of the source`)
const { file, find, replace } = sourceChanges[name]

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith(file)) return loaded
    const { source: given } = loaded
    const source = typeof given === 'string' ? given : new TextDecoder().decode(given)
    return { ...loaded, source: source.replace(find, replace) }
  },
})
