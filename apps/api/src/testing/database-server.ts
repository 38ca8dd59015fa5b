import pg from 'pg'

declare module 'vitest' {
  interface ProvidedContext {
    /** A login to the test run's PostgreSQL that may create roles and databases. */
    databaseServerUrl: string
    /** The migrated database, whose name is the roles' prefix. */
    templateDatabase: string
    /** What each worker clones, under names that begin with this one: the template, or a changed copy. */
    clonedDatabase: string
  }
}

/** Signs and derives everything in tests. */
export const testSecret = 'a secret that only the tests know, and no server'

/** Statements by a superuser's login; answers the rows of the last one. */
export async function onServer<Row extends object>(
  serverUrl: string,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const answered: pg.QueryResult<Row> | pg.QueryResult<Row>[] = await client.query<Row>(statement)
    return [answered].flat().at(-1)?.rows ?? []
  } finally {
    await client.end()
  }
}
