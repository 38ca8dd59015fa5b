import { type BenchEnvironment, benchSecret } from './environment.ts'
import { getRequest, loadOverHttp } from './http-load.ts'
import { peerToken } from './peer-token.ts'

/** Connections, and milliseconds of one measurement. */
const CONNECTIONS = 4
const MEASURED_MS = 5_000

/**
 * Measures what a list of 25 residents costs a peer that owes nothing to this product: milliseconds of
 * its processor. By it figures of two machines are compared.
 */
export async function peersList(
  environment: BenchEnvironment,
  { tenants, login }: { tenants: readonly string[]; login: string },
): Promise<number> {
  const peer = await environment.process('bench/parts/guarded-peer.ts', {
    PEER_DATABASE_URL: login,
    PEER_SECRET: benchSecret,
  })
  const requests = tenants.map((tenant) =>
    getRequest('/residents', { authorization: `Bearer ${peerToken(benchSecret, tenant)}` }),
  )
  const load = () =>
    loadOverHttp({
      port: peer.port,
      requests,
      connections: CONNECTIONS,
      milliseconds: MEASURED_MS,
    })
  await load()
  const before = await peer.processorTime()
  const { latencies } = await load()
  const used = (await peer.processorTime()) - before
  await peer.stop()
  return used / latencies.length
}
