/** Milliseconds from the cursor to the events: long enough for a kill to fall between. */
const EARLY_MS = 1_500

/** A change of `pull-step.ts` that stores the place up to which a log was read before its events. */
export const earlyCursor = {
  file: '/modules/access/readers/events/pull-step.ts',
  find: `    await write((context) =>
      storeReaderEvents(tools.credentials, context, { equipmentId: reader.id }, value),
    )`,
  replace: `    const store = (one: typeof value) =>
      write((context) =>
        storeReaderEvents(tools.credentials, context, { equipmentId: reader.id }, one),
      )
    await store({ ...value, events: [] })
    await new Promise((resolve) => setTimeout(resolve, ${EARLY_MS}))
    await store(value)`,
}
