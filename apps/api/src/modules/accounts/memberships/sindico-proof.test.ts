import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyDay } from '../../../testing/company-day.ts'
import { moveProof, signInLongAgo } from '../../../testing/long-ago.ts'
import { secondFactors } from '../../../testing/second-factors.ts'
import { addAccount } from '../../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let factors: ReturnType<typeof secondFactors>
beforeAll(async () => {
  test = await openTestApp()
  factors = secondFactors(test)
})
afterAll(() => test.close())

describe('the role of síndico', () => {
  const invitation = (role: string, tenantId: string) => ({
    name: 'Nova Pessoa',
    email: `${newId()}@bosque.example`,
    membership: { role, tenant_id: tenantId, starts_on: companyDay() },
  })

  /** An administrator who signed in long ago. */
  async function admin() {
    const account = await addAccount(test, 'admin')
    const token = await signInLongAgo(test, account)
    const tenantId = test.tenants.bosque
    const call = (
      method: 'POST' | 'PATCH' | 'DELETE',
      url: string,
      payload?: object,
      version = 1,
    ) =>
      factors.call(method, url, {
        token,
        payload,
        headers: { 'x-tenant-id': tenantId, 'if-match': `"${version}"` },
      })
    return { account, call, tenantId }
  }

  it('is given by no invitation without a proof', async () => {
    const { account, call, tenantId } = await admin()
    const refused = await call('POST', '/users', invitation('sindico', tenantId))
    expect([refused.status, refused.body.code]).toEqual([403, 'proof_required'])
    expect((await call('POST', '/users', invitation('funcionario', tenantId))).status).toBe(201)
    await moveProof(test, account.userId, 1)
    expect((await call('POST', '/users', invitation('sindico', tenantId))).status).toBe(201)
  })

  it('is given in no other way without a proof', async () => {
    const { account, call, tenantId } = await admin()
    const { userId } = await test.addPerson('condomino', 'bosque')
    const bond = { user_id: userId, tenant_id: tenantId, starts_on: companyDay() }
    const direct = await call('POST', '/memberships', { ...bond, role: 'sindico' })
    expect(direct.body.code).toBe('proof_required')
    const lower = await call('POST', '/memberships', { ...bond, role: 'funcionario' })
    expect(lower.status).toBe(201)
    const url = `/memberships/${lower.body.data.id}`
    expect((await call('PATCH', url, { role: 'sindico' })).body.code).toBe('proof_required')

    await moveProof(test, account.userId, 1)
    expect((await call('PATCH', url, { role: 'sindico' })).status).toBe(200)
    await moveProof(test, account.userId, 15)
    // Deactivating the membership needs no proof; activating it again does.
    expect((await call('PATCH', url, { status: 'INATIVO' }, 2)).status).toBe(200)
    expect((await call('PATCH', url, { status: 'ATIVO' }, 3)).body.code).toBe('proof_required')
    const items = [{ id: lower.body.data.id, version: 3 }]
    const bulk = await call('POST', '/memberships/bulk', { action: 'activate', items })
    expect(bulk.body.code).toBe('forbidden')
    expect((await call('DELETE', url, undefined, 3)).status).toBe(204)
    await moveProof(test, account.userId, 1)
    await call('POST', `${url}/restore`)
    await call('PATCH', url, { status: 'ATIVO' }, 5)
    expect((await call('DELETE', url, undefined, 6)).status).toBe(204)
    await moveProof(test, account.userId, 15)
    expect((await call('POST', `${url}/restore`)).body.code).toBe('proof_required')
  })
})
