// The peer of the list: nothing but Fastify and pg. No session, no row-level security, no audit;
// the tenant comes in a header.
import { NIL_TENANT } from '@portaria/contract/constants'
import Fastify from 'fastify'
import pg from 'pg'
import type { ListStatements } from './list-statements.ts'

const { PORT = '', HOST = '', BARE_DATABASE_URL = '', BARE_STATEMENTS = '{}' } = process.env

const statements = JSON.parse(BARE_STATEMENTS) as ListStatements
const pool = new pg.Pool({ connectionString: BARE_DATABASE_URL, max: 12, pipeline: true })
const app = Fastify()

async function run(client: pg.PoolClient, tenant: unknown, name: keyof ListStatements) {
  const { text, values } = statements[name]
  const filled = values.map((value) => (value === NIL_TENANT ? tenant : value))
  return (await client.query<Record<string, unknown>>({ name, text, values: filled })).rows
}

app.get('/residents', async (request) => {
  const client = await pool.connect()
  try {
    const tenant = request.headers['x-tenant']
    const [data, counted] = await Promise.all([
      run(client, tenant, 'rows'),
      run(client, tenant, 'total'),
    ])
    const meta = { ...counted[0], total_is: 'exact', page: 1, per_page: 25, next: null }
    return { data, meta }
  } finally {
    client.release()
  }
})
app.get('/readyz', () => 'ready')

await app.listen({ port: Number(PORT), host: HOST })
process.on('SIGTERM', () => process.exit(0))
