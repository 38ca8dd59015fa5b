// The plain peer of the list and of one record: bare Fastify and pg on one flat table, without
// session, row-level security and audit. The tenant comes in a header. It counts rows like the
// product.
import { PAGE_SIZE } from '@portaria/contract/schemas/constants'
import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'

const { PORT = '', HOST = '', PEER_DATABASE_URL = '' } = process.env

const pool = new pg.Pool({ connectionString: PEER_DATABASE_URL, max: 10 })
const app = Fastify()

const columns = 'id, name, email, phones, gender, status, created_at, version'

const tenantOf = (request: FastifyRequest) => request.headers['x-tenant']

app.get('/residents', async (request) => {
  const tenant = tenantOf(request)
  const [page, counted] = await Promise.all([
    pool.query({
      name: 'page',
      text: `SELECT ${columns} FROM plain_residents WHERE tenant_id = $1
        ORDER BY name, id LIMIT $2`,
      values: [tenant, PAGE_SIZE],
    }),
    pool.query<{ total: number }>({
      name: 'total',
      text: `SELECT coalesce(sum(delta), 0)::int AS total FROM register_count_deltas
        WHERE tenant_id = $1 AND register = 'residents'`,
      values: [tenant],
    }),
  ])
  const { total } = counted.rows[0] ?? {}
  return { data: page.rows, meta: { total, total_is: 'exact', page: 1, per_page: PAGE_SIZE } }
})

app.get<{ Params: { id: string } }>('/residents/:id', async (request) => {
  const { rows } = await pool.query({
    name: 'one',
    text: `SELECT ${columns} FROM plain_residents WHERE tenant_id = $1 AND id = $2`,
    values: [tenantOf(request), request.params.id],
  })
  return { data: rows[0] as unknown }
})

app.get('/readyz', () => 'ready')

await app.listen({ port: Number(PORT), host: HOST })
process.on('SIGTERM', () => process.exit(0))
