import pg from 'pg'

declare module 'vitest' {
  interface ProvidedContext {
    /** A login to the test run's PostgreSQL that may create roles and databases. */
    databaseServerUrl: string
    /** The migrated database, whose name is the roles' prefix. */
    templateDatabase: string
    /**
     * The database that each worker clones: the template, or a changed copy. Names of clones begin with its
     * name.
     */
    clonedDatabase: string
  }
}

/** The server's secret in tests, from which keys and the roles' passwords are derived. */
export const testSecret = 'a secret that only the tests know, and no server'

/** Pools of this process by their address: opening a connection costs more than most statements. */
const logins = new Map<string, pg.Pool>()

function loginsOf(serverUrl: string): pg.Pool {
  const known = logins.get(serverUrl)
  if (known) return known
  const opened = new pg.Pool({
    connectionString: serverUrl,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  })
  // Dropping a database ends the connections to it.
  opened.on('error', () => undefined)
  logins.set(serverUrl, opened)
  return opened
}

const lastRows = <Row extends object>(answered: pg.QueryResult<Row> | pg.QueryResult<Row>[]) =>
  [answered].flat().at(-1)?.rows ?? []

/** Runs statements as a superuser with fresh session settings; returns the rows of the last one. */
export async function onServer<Row extends object>(
  serverUrl: string,
  statement: string,
): Promise<Row[]> {
  const client = await loginsOf(serverUrl).connect()
  let isAsNew = false
  try {
    return lastRows<Row>(await client.query<Row>(statement))
  } finally {
    isAsNew = await client.query('DISCARD ALL').then(
      () => true,
      () => false,
    )
    client.release(!isAsNew)
  }
}

/** Like `onServer`, on a connection of its own: a database can only be copied while nobody is connected. */
export async function onServerOnce(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
