import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type BesideWorld,
  bosque,
  holder,
  openBesideWorld,
  people,
} from '../../../testing/backups/beside-world.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { BroughtBeside } from './bring-beside.ts'

describe('a company that is brought back beside the living one', () => {
  let world: BesideWorld
  let brought: BroughtBeside
  beforeAll(async () => {
    world = await openBesideWorld()
    brought = await world.bring()
  })
  afterAll(() => world.close())

  it('has the roles of accounts that exist today, with no password and no session', async () => {
    const found = await world.rowsOf(
      brought.tenantId,
      `SELECT user_id FROM memberships
       WHERE tenant_id = '${brought.tenantId}' AND deleted_at IS NULL ORDER BY user_id`,
    )
    expect(found).toEqual([people.stays.user, holder].toSorted().map((user_id) => ({ user_id })))
    expect(brought.roles).toBe(2)
    expect(brought.gone).toMatchObject([
      { email: people.left.email, role: 'funcionario' },
      { email: people.moved.email, role: 'sindico' },
    ])
  })

  it('gives the roles of an e-mail each by an answer of its own', async () => {
    const found = await world.rowsOf(
      brought.tenantId,
      `SELECT role, user_id, deleted_at IS NULL AS is_open FROM memberships
       WHERE tenant_id = '${brought.tenantId}' AND user_id IN ('${holder}', '${people.moved.user}')
       ORDER BY role`,
    )
    expect(found).toEqual([
      { role: 'funcionario', user_id: holder, is_open: true },
      { role: 'sindico', user_id: people.moved.user, is_open: false },
    ])
  })

  it('has no open role that ended while its account stayed', async () => {
    const ended = [people.dismissed, people.suspended, people.past]
    const found = await world.rowsOf(
      brought.tenantId,
      `SELECT deleted_at IS NULL AS is_open FROM memberships
       WHERE tenant_id = '${brought.tenantId}'
         AND user_id IN (${ended.map(({ user }) => `'${user}'`).join()})`,
    )
    expect(found).toEqual(ended.map(() => ({ is_open: false })))
  })

  it('has no open role that ended while its files came', async () => {
    const { membership, user } = people.stays
    const ending = (deleted: string) =>
      world.rowsOf(
        bosque,
        `UPDATE memberships SET deleted_at = ${deleted} WHERE id = '${membership}'`,
      )
    const files: FileStore = {
      ...world.files,
      async put(...file) {
        await world.files.put(...file)
        await ending('now()')
      },
    }
    const { tenantId } = await world.bring({ name: 'Adiada', files })
    const found = await world.rowsOf(
      tenantId,
      `SELECT deleted_at IS NULL AS is_open FROM memberships
       WHERE tenant_id = '${tenantId}' AND user_id = '${user}'`,
    )
    await ending('NULL')
    expect(found).toEqual([{ is_open: false }])
  })
})
