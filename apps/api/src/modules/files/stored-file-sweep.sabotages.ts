import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a sweep of the files of another installation',
    edit: { file: './stored-file-sweep.ts', find: 'if (!known) return []', replace: '' },
  },
  {
    name: 'a sweep of files whose row is about to come',
    edit: {
      file: './stored-file-sweep.ts',
      find: 'storedAt < before',
      replace: 'storedAt <= now',
    },
  },
  {
    name: 'bytes that are removed although their deletion is rolled back',
    tests: ['./store-outage.test.ts'],
    edit: {
      file: '../../platform/files/drop-files.ts',
      find: 'afterCommit(queries, () => removeBytes(store, tenantId, gone))',
      replace: 'await removeBytes(store, tenantId, gone)',
    },
  },
  {
    name: 'a connection that a request keeps while it waits for the store',
    tests: ['./store-outage.test.ts'],
    edit: {
      file: './files.service.ts',
      find: `      await store.put(keeper.tenantId, id, image.bytes)
      await database.inTenant(keeper, (context) =>
        addFile(context, image, { id, isClaimed: false }),
      )`,
      replace: `      await database.inTenant(keeper, async (context) => {
        await store.put(keeper.tenantId, id, image.bytes)
        await addFile(context, image, { id, isClaimed: false })
      })`,
    },
  },
]
