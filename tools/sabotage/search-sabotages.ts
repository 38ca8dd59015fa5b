import type { Sabotage } from './sabotage.ts'

const tests = ['features/search/search.test']
const documents = ['features/search/document-hits']

/** What keeps the search of everything from showing what lists do not. */
export const searchSabotages: readonly Sabotage[] = [
  {
    name: 'a search that asks no row rule',
    tests,
    edit: {
      file: 'features/search/search.repository.ts',
      find: 'scope.live(register, actor, row)',
      replace: 'sql`r.tenant_id = ${actor.tenantId} AND r.deleted_at IS NULL`',
    },
  },
  {
    name: 'a search of registers that a role does not read',
    tests,
    edit: {
      file: 'features/search/search.service.ts',
      find: "may(role, register, 'read')",
      replace: 'may(role, register, "read") !== null',
    },
  },
  {
    name: 'a search for documents that nobody counts',
    tests: documents,
    edit: {
      file: 'features/search/document-hits.ts',
      find: 'await countLookUp(context, digest, found.length > 0)',
      replace: '',
    },
  },
  {
    name: 'a search for documents past the limit of an hour',
    tests: documents,
    edit: {
      file: 'features/search/document-hits.ts',
      find: 'if (last) await openLookUps(context)',
      replace: '',
    },
  },
  {
    name: 'words of rows that are gone',
    tests,
    sql: 'DROP TRIGGER words_of_updated ON residents',
  },
  {
    name: 'words that nobody keeps',
    tests: ['schema/definition-drift'],
    sql: 'DROP TRIGGER words_of_inserted ON pets',
  },
]
