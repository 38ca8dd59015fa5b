import type { Role } from '@portaria/contract/actors/roles'
import type { DeliveryCounts } from '@portaria/contract/modules/announcements/announcements/announcement-answers'
import { machineriesOf, unnotedReads } from '../machineries.ts'
import { announcementTasks } from '../modules/announcements/announcements/announcement-jobs.ts'
import { manyTasks } from '../modules/notices/many-deliveries.ts'
import { onServer } from './database-server.ts'
import { waitingJobs, writeLetters } from './kept-letters.ts'
import { openRecordWorld } from './record-world.ts'
import { rowsOf } from './test-app.ts'

export type AnnouncementWorld = Awaited<ReturnType<typeof openAnnouncementWorld>>

/** Opens a company with two households, one of them with a login, that receives announcements. */
export async function openAnnouncementWorld() {
  const world = await openRecordWorld()
  const { test } = world
  await world.settleAs('ana')
  const tasks = () => announcementTasks(machineriesOf(test.parts, unnotedReads))
  let nth = 0

  const draft = (more: object = {}) =>
    world.add('announcements', {
      title: `Aviso ${(nth += 1)}`,
      kind: 'common',
      body: '<p>Amanhã, das 9h às 12h.</p>',
      audience: 'roles',
      roles: ['condomino'],
      ...more,
    })
  const act = (id: string, action: string, payload: object = {}, role: Role = 'sindico') =>
    test.as(role).post(`/announcements/${id}/${action}`, { payload })
  const read = async (id: string, role: Role = 'sindico') => {
    const { status, body } = await test.as(role).get(`/announcements/${id}`)
    return { status, data: body.data as Record<string, unknown> & { version: number } }
  }
  return {
    ...world,
    id: (name: string) => world.ids[name] ?? '',
    draft,
    act,
    read,
    /** Adds an announcement that was sent and has reached the inboxes. */
    async sent(more: object = {}) {
      const id = await draft(more)
      const { status, raw } = await act(id, 'send')
      if (status !== 200) throw new Error(`refused: ${raw}`)
      await writeLetters(test, tasks())
      return id
    },
    /** Runs one job of an announcement, due or not. */
    async runJob(name: 'send_announcement' | 'end_announcement', announcementId: string) {
      const task = tasks()[name]
      if (task?.scope !== 'tenant') throw new Error('a task of a tenant')
      const { database } = test
      await task.run({ database: database.app, actor: test.actor('sindico') }, { announcementId })
    },
    /** Returns the rows of a statement that runs as the database's owner. */
    look: <Row extends object>(statement: string) =>
      onServer<Row>(test.database.adminUrl, statement),
    /** Runs the waiting jobs of announcements. */
    runJobs: () => writeLetters(test, tasks()),
    /** Sends the letters and messages that go to many people at once. */
    sendLetters: () =>
      writeLetters(
        test,
        manyTasks(test.parts, () => undefined),
      ),
    /**
     * Runs the waiting job of letters, due or not; if another mail server is given, letters go to
     * that one.
     */
    async runMany(mailer = test.parts.mailer) {
      const [data] = await waitingJobs(test, 'deliver_to_many')
      const task = manyTasks({ ...test.parts, mailer }, () => undefined)['deliver_to_many']
      if (task?.scope !== 'tenant') throw new Error('a task of a tenant')
      const scope = { database: test.database.app, actor: test.actor('sindico') }
      await task.run(scope, { ...data })
    },
    counts: async (id: string) => (await read(id)).data['delivery'] as DeliveryCounts,
    recipients: async (id: string, query = '') =>
      rowsOf((await test.as('sindico').get(`/announcements/${id}/recipients${query}`)).body),
    listed: async (role: Role, query = '') =>
      rowsOf((await test.as(role).get(`/announcements?per_page=100${query}`)).body).map(
        (row) => row['id'],
      ),
    inbox: async (role: Role, id: string) => {
      const { body } = await test.as(role).get('/inbox?per_page=100')
      return rowsOf(body).filter((item) => (item['subject'] as { id: string }).id === id)
    },
  }
}
