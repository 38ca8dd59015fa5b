// Preloaded into a server that the crash harness must catch: it answers before it has committed.
import { registerHooks } from 'node:module'

/** Milliseconds from the answer to the commit: long enough for a kill to fall between. */
const EARLY_MS = 40

const honest = `      const result = await pool.transaction(
        { 'app.tenant_id': actor.tenantId },
        async (queries) => {
          const done = await work(queries, actor)
          published = hasPublished(queries)
          return done
        },
      )
      if (published) afterPublish()
      return result`

const early = `      const answered = Promise.withResolvers<T>()
      void pool
        .transaction({ 'app.tenant_id': actor.tenantId }, async (queries) => {
          const done = await work(queries, actor)
          published = hasPublished(queries)
          answered.resolve(done)
          await new Promise((resolve) => setTimeout(resolve, ${EARLY_MS}))
        })
        .then(() => published && afterPublish(), answered.reject)
      return answered.promise`.replace('<T>', '<any>')

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/platform/database/app-database.ts')) return loaded
    const { source: given } = loaded
    const source = typeof given === 'string' ? given : new TextDecoder().decode(given)
    if (!source.includes(honest))
      throw new Error('app-database.ts has changed: mend answer-early.ts')
    return { ...loaded, source: source.replace(honest, early) }
  },
})
