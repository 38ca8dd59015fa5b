// A peer with the least protection that any server of this kind needs: bare Fastify and pg, a
// signed token, and row-level security on the same columns. It follows the manuals of its
// libraries: each request is one transaction, which sets the tenant. It has no session, no audit
// and no rights by field.
import { PAGE_SIZE } from '@portaria/contract/schemas/constants'
import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'
import { tenantOfToken } from './peer-token.ts'

const { PORT = '', HOST = '', PEER_DATABASE_URL = '', PEER_SECRET = '' } = process.env

const pool = new pg.Pool({ connectionString: PEER_DATABASE_URL, max: 10 })
const app = Fastify()

const eight = 'id, name, email, phones, gender, status, created_at, version'

type Asked = { search?: string; whole?: string }

const tenantOf = ({ headers }: FastifyRequest): string =>
  tenantOfToken(PEER_SECRET, headers.authorization?.slice('Bearer '.length) ?? '')

async function asTenant<T>(
  tenant: unknown,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query("SELECT set_config('app.tenant_id', $1, true)", [tenant])
    const answer = await work(client)
    await client.query('COMMIT')
    return answer
  } finally {
    client.release()
  }
}

app.get<{ Querystring: Asked }>('/residents', async (request) => {
  const { search = '', whole } = request.query
  const columns = whole === undefined ? eight : '*'
  return asTenant(tenantOf(request), async (client) => {
    const values = search === '' ? [] : [`%${search}%`]
    const where = search === '' ? '' : 'WHERE search_text LIKE $1'
    const rows = await client.query<Record<string, unknown>>({
      name: `page ${columns.length} ${values.length}`,
      text: `SELECT ${columns} FROM guarded_residents ${where} ORDER BY name, id LIMIT ${PAGE_SIZE}`,
      values,
    })
    const counted = await client.query<{ total: number }>({
      name: `total ${values.length}`,
      text: `SELECT count(*)::int AS total FROM guarded_residents ${where}`,
      values,
    })
    return { data: rows.rows, meta: { ...counted.rows[0], page: 1, per_page: PAGE_SIZE } }
  })
})

app.get<{ Params: { id: string }; Querystring: Asked }>('/residents/:id', async (request) => {
  const columns = request.query.whole === undefined ? eight : '*'
  return asTenant(tenantOf(request), async (client) => {
    const { rows } = await client.query<Record<string, unknown>>({
      name: `one ${columns.length}`,
      text: `SELECT ${columns} FROM guarded_residents WHERE id = $1`,
      values: [request.params.id],
    })
    return { data: rows[0] }
  })
})

app.get('/readyz', () => 'ready')

await app.listen({ port: Number(PORT), host: HOST })
process.on('SIGTERM', () => process.exit(0))
