import type { Check, Inside, Machine } from '../check.ts'
import { ok, wrong } from '../check.ts'
import { runningServers } from '../running-servers.ts'

/** Milliseconds between two clocks above which they are reported (platform §25). */
const APART_MS = 2_000

const ATTEMPTS = 5

/** The clock of this machine against those of the database and the servers that run. */
export const clockCheck: Check = {
  name: 'clock',
  async lookInside(inside, { machine }) {
    const ahead = await aheadOfDatabase(inside, machine)
    if (Math.abs(ahead) > APART_MS) {
      return [
        wrong(
          `The clock of this machine is ${apart(ahead)} ${ahead > 0 ? 'ahead of' : 'behind'} that of the database: set both by NTP.`,
        ),
      ]
    }
    const servers = await runningServers(inside)
    const far = servers
      .map(({ name, ahead_ms }) => ({ name, by: ahead_ms === null ? 0 : ahead_ms - ahead }))
      .filter(({ by }) => Math.abs(by) > APART_MS)
    if (far.length === 0) {
      return [ok(`This clock and those of the database and ${counted(servers.length)} agree.`)]
    }
    return far.map(({ name, by }) =>
      wrong(`The clock of the server ${name} is ${apart(by)} away from this one: set both by NTP.`),
    )
  },
}

const apart = (ms: number) => `${(Math.abs(ms) / 1000).toFixed(1)} s`
const counted = (servers: number) => (servers === 1 ? '1 server' : `${servers} servers`)

/** Asks several times: the shortest way tells the clock best, since other checks ask meanwhile. */
async function aheadOfDatabase(inside: Inside, machine: Machine): Promise<number> {
  let best = { took: Number.POSITIVE_INFINITY, ahead: 0 }
  for (let nth = 0; nth < ATTEMPTS; nth += 1) {
    const asked = machine.now()
    const [answer] = await inside.query<{ at: number }>(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at',
    )
    const answered = machine.now()
    // The database answered about half-way between question and answer.
    const ahead = (asked + answered) / 2 - (answer?.at ?? 0)
    if (answered - asked < best.took) best = { took: answered - asked, ahead }
  }
  return best.ahead
}
