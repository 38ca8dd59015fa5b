import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeSecret, send } from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createMaster } from './new-master.ts'

const master = { name: ' Ana  Souza', email: 'Ana@Example.com', password: 'jabuticaba-no-telhado' }

let test: TestApp
beforeEach(async () => {
  test = await openTestApp({ alone: 'makes the first administrator' })
})
afterEach(() => test.close())

const login = (password: string) =>
  send(test, 'POST', '/login', { payload: { email: 'ana@example.com', password } })

describe('a new master', () => {
  it('signs in, and may do everything', async () => {
    await createMaster(test.parts, master)
    expect((await login(master.password)).body).toMatchObject({
      data: { me: { original: { name: 'Ana Souza', type_flag: 'master', tenant_id: null } } },
    })
  })

  // These two zones never have the same day.
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'begins on the day of Brasília while the database’s own is that of %s',
    async (zone) => {
      const [row] = await test.database.pools.app.transaction({}, async (queries) => {
        await queries.all(sql`SELECT set_config('timezone', ${zone}, true)`)
        const id = newId()
        await queries.count(sql`INSERT INTO users (id, name, email) VALUES (${id}, 'Ana', ${id})`)
        return queries.all(sql`
          INSERT INTO memberships (id, user_id, role) VALUES (${newId()}, ${id}, 'master')
          RETURNING starts_on = (now() AT TIME ZONE 'America/Sao_Paulo')::date AS today`)
      })
      expect(row).toEqual({ today: true })
    },
  )

  it('replaces nobody', async () => {
    await createMaster(test.parts, master)
    const again = createMaster(test.parts, { ...master, password: 'tamandua no quintal' })
    await expect(again).rejects.toThrow('signs in as ana@example.com already')
    expect((await login(master.password)).status).toBe(200)
  })

  it('is completed by the same command when it was stopped half way', async () => {
    await createMaster(test.parts, master)
    await changeSecret(test, sql`DELETE FROM user_passwords`)
    await createMaster(test.parts, master)
    expect((await login(master.password)).status).toBe(200)
  })

  it.each([
    [{ name: ' ' }, 'A name is needed'],
    [{ email: 'ana' }, 'The e-mail must be'],
    [{ password: 'senha1234567' }, 'The password must have 12 characters'],
  ])('is refused with %j', async (wrong, sentence) => {
    await expect(createMaster(test.parts, { ...master, ...wrong })).rejects.toThrow(sentence)
  })
})
