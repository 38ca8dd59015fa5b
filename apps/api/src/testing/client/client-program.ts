/**
 * A program against a generated client of the API: it signs in, lists residents, makes a tower, and reads
 * the errors of an invalid one. Every name in it is checked against the document.
 */
export const clientProgram = `
import createClient from 'openapi-fetch'
import type { components, paths } from './api.ts'

type Residents = components['schemas']['ResidentsPart'][]

const [baseUrl = '', email = '', password = ''] = process.argv.slice(2)
const client = createClient<paths>({ baseUrl })

const entered = await client.POST('/api/v1/login', { body: { email, password } })
if (!entered.data) throw new Error(entered.error.code)
const { access, me } = entered.data.data
client.use({
  onRequest({ request }) {
    request.headers.set('Authorization', 'Bearer ' + access.original.access_token)
  },
})

const listed = await client.GET('/api/v1/residents', { params: { query: { per_page: '5' } } })
if (!listed.data) throw new Error(listed.error.code)
const residents: Residents = listed.data.data
const total: number = listed.data.meta.total

const made = await client.POST('/api/v1/towers', { body: { name: 'Torre do cliente' } })
if (!made.data) throw new Error(made.error.code)
const { id, name, floors }: { id: string; name: string; floors: number | null } = made.data.data
const tag = made.response.headers.get('ETag') ?? ''

const path = { id }
const changed = await client.PATCH('/api/v1/towers/{id}', {
  params: { path, header: { 'If-Match': tag } },
  body: { floors: 12 },
})

const refused = await client.POST('/api/v1/towers', { body: { name: '', floors: 12 } })
const wrong = refused.error?.code === 'validation' ? refused.error.errors : []
const fields = wrong?.map(({ field, code }: { field: string; code: string }) => field + ' ' + code)

// @ts-expect-error: no register has this name
await client.GET('/api/v1/castles', {})
// @ts-expect-error: a change says which version it is based on
await client.PATCH('/api/v1/towers/{id}', { params: { path }, body: {} })

const answer = { role: me.original.type_flag, residents, total, name, floors }
console.log(JSON.stringify({ ...answer, changed: changed.data?.data.floors, fields }))
`
