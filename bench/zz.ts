import { existsSync, writeFileSync } from 'node:fs'
import {
  addAllRegisters,
  type Condominiums,
  makeCondominiums,
  settle,
  tenantId,
} from './parts/condominiums.ts'
import { inBenchEnvironment } from './parts/environment.ts'
import { signInPeople } from './parts/people.ts'

const others: Condominiums = { batch: 1, tenants: 320, residentsEach: 1_000 }
const large: Condominiums = { batch: 2, tenants: 1, residentsEach: 50_000 }
await inBenchEnvironment(async (environment) => {
  const database = await environment.database('search')
  for (const size of [others, large]) {
    await makeCondominiums(database, size)
    await addAllRegisters(database, size)
  }
  await settle(database)
  const people = await signInPeople(database, [
    { role: 'sindico' as const, tenantId: tenantId(large, 0) },
  ])
  const { port } = await environment.server(database)
  writeFileSync(
    '/tmp/zz.json',
    JSON.stringify({
      url: database.url,
      port,
      token: people[0]!.token,
      tenant: tenantId(large, 0),
    }),
  )
  console.log('ready')
  while (!existsSync('/tmp/zz.stop')) await new Promise((r) => setTimeout(r, 500))
})
