import pg from 'pg'

/**
 * Runs work on a connection of its own, with the login of a URL, and closes it. The name is shown after
 * `portaria` in the list of the database's connections.
 */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  name = 'command',
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: `portaria ${name}` })
  // A connection that breaks while it waits fails its next statement.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
