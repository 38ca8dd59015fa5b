/** Milliseconds from the answer to the commit: long enough for a kill to fall between. */
const EARLY_MS = 40

/**
 * A change of `app-database.ts` that answers people before it has committed. Work of the system itself,
 * such as the demonstration's rows, is left as it is: each of its steps needs the one before.
 */
export const earlyAnswer = {
  file: '/platform/database/app-database.ts',
  find: `      const { result, queries } = await inTurn(actor, () =>
        pool.transaction({ 'app.tenant_id': actor.tenantId }, async (inside) => ({
          result: await work({ queries: inside, actor }),
          queries: inside,
        })),
      )
      if (hasPublished(queries)) afterPublish()
      if (tally) countNoted(queries, tally)
      await doAfterCommit(queries)
      return result`,
  replace: `      const answered = Promise.withResolvers<any>()
      void inTurn(actor, () =>
        pool.transaction({ 'app.tenant_id': actor.tenantId }, async (queries) => {
          const result = await work({ queries, actor })
          if (actor.userId !== null) {
            answered.resolve(result)
            await new Promise((resolve) => setTimeout(resolve, ${EARLY_MS}))
          }
          return { result, queries }
        }),
      ).then(async ({ result, queries }) => {
        if (hasPublished(queries)) afterPublish()
        if (tally) countNoted(queries, tally)
        await doAfterCommit(queries)
        answered.resolve(result)
      }).catch(answered.reject)
      return answered.promise`,
}
