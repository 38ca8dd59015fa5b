import { newId } from '@portaria/contract/value-types/uuid'
import { type AccessWorld, openAccessWorld } from './access-world.ts'
import { onServer } from './database-server.ts'
import type { TenantName } from './test-app.ts'

/** The password that readers of the test are added with. */
export const READER_PASSWORD = 'ipê-amarelo-do-hall'

/** The points and people of the gate, with readers that nobody serves. */
export type ConsoleWorld = AccessWorld & {
  /** A body of a new reader, at an address of its own. */
  bodyOf(more?: object): { id: string } & Record<string, unknown>
  added(more?: object, tenant?: TenantName): Promise<string>
  give(
    reader: string,
    kind: string,
    more?: object,
    role?: 'admin' | 'sindico',
  ): ReturnType<ReturnType<AccessWorld['test']['as']>['post']>
  /** Runs a statement as the database's owner, for what a server that serves readers would write. */
  owner<Row extends object>(statement: string): Promise<Row[]>
}

export async function openConsoleWorld(): Promise<ConsoleWorld> {
  const world = await openAccessWorld()
  const { test } = world
  // Addresses are approved once in a database, whichever company asks.
  const [a, b] = [4, 2].map((at) =>
    Number.parseInt(world.tenantId.slice(-at, -at + 2 || undefined), 16),
  )
  let nth = 0
  const bodyOf = (more: object = {}) => ({
    id: newId(),
    name: `Leitor ${newId()}`,
    kind: 'facial',
    host: `10.${a}.${b}.${(nth += 1)}`,
    port: 80,
    username: 'admin',
    password: READER_PASSWORD,
    ...more,
  })
  return {
    ...world,
    bodyOf,
    async added(more = {}, tenant = 'bosque') {
      const payload = bodyOf(more)
      const { status, body, raw } = await test
        .as('admin', tenant)
        .post('/access-readers', { payload })
      if (status !== 201) throw new Error(`a reader was refused: ${raw}`)
      return body.data.id
    },
    give: (reader, kind, more = {}, role = 'admin') =>
      test.as(role).post(`/access-readers/${reader}/commands`, {
        payload: { id: newId(), kind, ...more },
      }),
    owner: (statement) => onServer(test.database.adminUrl, statement),
  }
}
