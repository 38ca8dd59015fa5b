// Starts lock boards to try lockers on without hardware: `npm run simulate:locker -- --boards 2`.
// Prints each pulse, and carries out typed commands (`fechar 3`).
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { NO_FAULTS, someFaults } from './lock-board/faults.ts'
import { HAND_HELP, handCommand } from './lock-board/hand-commands.ts'
import { startLockBoards } from './lock-board/lock-board-simulator.ts'
import { isWireName, WIRE_NAMES } from './lock-board/wire.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Reads a number of an option, within its range. */
function numberOf(name: string, text: string, [least, most]: readonly [number, number]): number {
  const value = Number(text)
  if (text !== '' && value >= least && value <= most) return value
  throw new Error(`--${name}: de ${least} a ${most}`)
}

async function simulate(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4016' },
      boards: { type: 'string', default: '1' },
      profile: { type: 'string', default: 'kerong' },
      faults: { type: 'string', default: '0' },
      'closes-after': { type: 'string' },
    },
  })
  const { profile } = values
  if (!isWireName(profile)) throw new Error(`--profile: ${WIRE_NAMES.join(', ')}`)
  const closesAfter = values['closes-after']
  const share = numberOf('faults', values.faults, [0, 1])
  const simulator = await startLockBoards({
    port: numberOf('port', values.port, [0, 65_535]),
    boards: numberOf('boards', values.boards, [1, profile === 'kerong' ? 16 : 256]),
    profile,
    faults: share === 0 ? NO_FAULTS : someFaults(share),
    seed: Date.now(),
    closesAfterMs:
      closesAfter === undefined ? null : numberOf('closes-after', closesAfter, [1, 3600]) * 1000,
    onPulse: ({ board, lock, at, released }) => {
      const time = new Date(at).toLocaleTimeString('pt-BR')
      const what = released ? 'abriu' : 'recebeu um pulso e não abriu'
      say(`${time}  Porta ${lock} da placa ${board} ${what}.`)
    },
  })
  const lines = createInterface({ input: process.stdin })
  lines.on('line', (line) => {
    if (line.trim() !== '') say(handCommand(simulator, line))
  })
  const stop = () => {
    lines.close()
    process.stdin.destroy()
    void simulator.stop()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // After the handlers: who reads the address may end the command at once.
  say(`Placas de fechaduras (${profile}) em 127.0.0.1:${simulator.port}. Digite: ${HAND_HELP}`)
}

try {
  await simulate()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
