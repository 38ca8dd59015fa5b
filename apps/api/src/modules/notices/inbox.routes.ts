import type { Actor } from '@portaria/contract/actors/actor'
import {
  type InboxAnswer,
  type InboxItem,
  type InboxQuery,
  inboxAnswer,
  inboxItemAnswer,
  inboxParams,
  inboxQuery,
} from '@portaria/contract/modules/notices/inbox'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { actorOf } from '../../platform/authentication.ts'
import { type AppDatabase, hasTenant } from '../../platform/database/app-database.ts'
import { problem } from '../../platform/problem.ts'
import { countItems, findItem, pageOfItems } from './inbox.repository.ts'
import { readItems } from './public/inbox-items.ts'

const config = { access: 'signed_in' } as const
const described = (summary: string) => ({ summary, tags: ['inbox'] })

/**
 * Serves the inbox of a person in the company of their session (notices §1). `POST
 * /notifications/read-all` marks all of it as read, with the alerts.
 */
export function inboxRoutes(app: FastifyInstance, database: AppDatabase): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/inbox',
    {
      config,
      schema: {
        ...described('List the own notifications'),
        querystring: inboxQuery,
        response: { 200: inboxAnswer },
      },
    },
    (request) => list(database, actorOf(request), request.query),
  )

  routes.post(
    '/inbox/:id/read',
    {
      config,
      schema: {
        ...described('Mark an own notification as read'),
        params: inboxParams,
        response: { 200: inboxItemAnswer },
      },
    },
    async (request) => ({ data: await read(database, actorOf(request), request.params.id) }),
  )
}

/** Reads a page of the actor's items; none for platform roles without a chosen company. */
async function list(database: AppDatabase, actor: Actor, query: InboxQuery): Promise<InboxAnswer> {
  const { page, per_page } = query
  const [data, { total, unread }] = hasTenant(actor)
    ? await database.readInTenant(actor, (context) =>
        Promise.all([pageOfItems(context, query), countItems(context)]),
      )
    : [[], { total: 0, unread: 0 }]
  return {
    data,
    meta: {
      total: query.unread === '1' ? unread : total,
      total_is: 'exact',
      page,
      per_page,
      unread,
    },
  }
}

/** Throws `not_found` for an item that the actor may not see. */
function read(database: AppDatabase, actor: Actor, id: string): Promise<InboxItem> {
  return database.inTenant(actor, async (context) => {
    await readItems(context, { id })
    const item = await findItem(context, id)
    if (item === undefined) throw problem('not_found')
    return item
  })
}
