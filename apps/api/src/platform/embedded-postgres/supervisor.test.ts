import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { StartupError } from '../startup-error.ts'
import type { Postmaster } from './postmaster.ts'
import { superviseCluster } from './supervisor.ts'

/** A postmaster that has ended: no process has this number. */
const GONE: Postmaster = { pid: 2_147_483_646, port: 1, status: 'ready' }

describe('the supervisor of a cluster', () => {
  let cluster = ''
  beforeEach(async () => {
    cluster = await mkdtemp(path.join(tmpdir(), 'portaria-supervisor-'))
    await writeFile(path.join(cluster, 'postmaster.pid'), `${GONE.pid}\n`)
  })
  afterEach(() => rm(cluster, { recursive: true, force: true }))

  const supervise = (startAgain: () => Promise<Postmaster>, backoffMs = [0, 1, 1, 1]) => {
    const onGivenUp = vi.fn<(failure: StartupError) => void>()
    const report = () => undefined
    const supervisor = superviseCluster({
      cluster,
      first: GONE,
      startAgain,
      report,
      onGivenUp,
      backoffMs,
    })
    return { supervisor, onGivenUp }
  }

  it('gives up after the last try, once, and says why', async () => {
    const why = new StartupError('PostgreSQL did not start (no room); its log is there.')
    const startAgain = vi.fn<() => Promise<Postmaster>>().mockRejectedValue(why)
    const { supervisor, onGivenUp } = supervise(startAgain)
    await eventually(() => expect(onGivenUp).toHaveBeenCalledTimes(1))
    expect(onGivenUp).toHaveBeenCalledWith(why)
    expect(startAgain).toHaveBeenCalledTimes(4)
    expect(await supervisor.stop()).toBeUndefined()
  })

  it('gives up on a cluster that starts and ends at once, over and over', async () => {
    const startAgain = vi.fn<() => Promise<Postmaster>>().mockResolvedValue(GONE)
    const { supervisor, onGivenUp } = supervise(startAgain)
    await eventually(() => expect(onGivenUp).toHaveBeenCalledTimes(1))
    expect(startAgain).toHaveBeenCalledTimes(4)
    expect(onGivenUp.mock.calls[0]?.[0].message).toMatch(/^The database ends whenever/)
    await supervisor.stop()
  })

  it('starts nothing after a stop, and returns the postmaster that was starting', async () => {
    const starting = Promise.withResolvers<Postmaster>()
    const startAgain = vi.fn<() => Promise<Postmaster>>(() => starting.promise)
    const { supervisor, onGivenUp } = supervise(startAgain)
    await eventually(() => expect(startAgain).toHaveBeenCalledTimes(1))
    const stopped = supervisor.stop()
    starting.resolve(GONE)
    expect(await stopped).toBe(GONE)
    expect(startAgain).toHaveBeenCalledTimes(1)
    expect(onGivenUp).not.toHaveBeenCalled()
  })

  it('leaves a cluster alone that has removed its lock file', async () => {
    await rm(path.join(cluster, 'postmaster.pid'))
    const startAgain = vi.fn<() => Promise<Postmaster>>().mockResolvedValue(GONE)
    const { supervisor, onGivenUp } = supervise(startAgain)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(startAgain).not.toHaveBeenCalled()
    expect(onGivenUp).not.toHaveBeenCalled()
    await supervisor.stop()
  })
})
