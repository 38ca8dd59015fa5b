/** Milliseconds from the answer to the commit: long enough for a kill to fall between. */
const EARLY_MS = 40

/**
 * A change of `app-database.ts` that answers people before it has committed. Work of the system itself,
 * such as the demonstration's rows, is left as it is: each of its steps needs the one before.
 */
export const earlyAnswer = {
  file: '/platform/database/app-database.ts',
  find: `      const result = await inTurn(actor, () =>
        pool.transaction({ 'app.tenant_id': actor.tenantId }, async (queries) => {
          const done = await work({ queries, actor })
          published = hasPublished(queries)
          return done
        }),
      )
      if (published) afterPublish()
      return result`,
  replace: `      const answered = Promise.withResolvers<any>()
      void inTurn(actor, () =>
        pool.transaction({ 'app.tenant_id': actor.tenantId }, async (queries) => {
          const done = await work({ queries, actor })
          published = hasPublished(queries)
          if (actor.userId === null) return done
          answered.resolve(done)
          await new Promise((resolve) => setTimeout(resolve, ${EARLY_MS}))
        }),
      ).then((done) => {
        if (published) afterPublish()
        answered.resolve(done)
      }, answered.reject)
      return answered.promise`,
}
