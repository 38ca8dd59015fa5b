// Preloaded into a server that the crash harness must catch: it answers before it has committed.
import { registerHooks } from 'node:module'
import { earlyAnswer } from './early-answer.ts'

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith(earlyAnswer.file)) return loaded
    const { source: given } = loaded
    const source = typeof given === 'string' ? given : new TextDecoder().decode(given)
    return { ...loaded, source: source.replace(earlyAnswer.find, earlyAnswer.replace) }
  },
})
