// Starts Control iD readers to try access on without hardware:
// `npm run simulate:control-id -- --readers 4 --control 8090`. A page of buttons stands for the
// person in front of each.
import { parseArgs } from 'node:util'
import { ControlIdReader } from './control-id/control-id-reader.ts'
import { startControlServer } from './control-id/control-server.ts'
import { NO_FAULTS, someFaults, someFirmware, USUAL_FIRMWARE } from './control-id/faults.ts'
import { isReaderModel, READER_MODELS } from './control-id/reader-models.ts'
import { FACTORY_PASSWORD } from './control-id/sessions.ts'
import { seededRandom } from './random/seeded-random.ts'

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
      readers: { type: 'string', default: '1' },
      port: { type: 'string', default: '8091' },
      control: { type: 'string', default: '8090' },
      model: { type: 'string', default: 'idface' },
      password: { type: 'string', default: FACTORY_PASSWORD },
      faults: { type: 'string', default: '0' },
      seed: { type: 'string' },
    },
  })
  const { model, password, seed } = values
  if (!isReaderModel(model)) {
    throw new Error(`--model: ${Object.keys(READER_MODELS).join(', ')}`)
  }
  const share = numberOf('faults', values.faults, [0, 1])
  const port = numberOf('port', values.port, [0, 65_000])
  const count = numberOf('readers', values.readers, [1, 200])
  const random = seededRandom(Number(seed ?? 0))
  const readers = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      ControlIdReader.start({
        port: port === 0 ? 0 : port + at,
        model,
        password,
        seed: Number(seed ?? 0) + at,
        faults: share === 0 ? NO_FAULTS : someFaults(share),
        firmware: seed === undefined ? USUAL_FIRMWARE : someFirmware(random),
        onPulse: ({ relay }) => {
          const time = new Date().toLocaleTimeString('pt-BR')
          say(`${time}  Leitor ${at + 1}: o relé ${relay} recebeu um pulso.`)
        },
      }),
    ),
  )
  const control = await startControlServer({
    readers,
    port: numberOf('control', values.control, [0, 65_535]),
  })
  // Before anything is printed: who reads the addresses may end the command at once.
  const stop = () => void Promise.all([control.close(), ...readers.map((one) => one.close())])
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  const { product } = READER_MODELS[model]
  for (const [at, reader] of readers.entries()) {
    say(`Leitor ${at + 1} (${product}) em 127.0.0.1:${reader.port}`)
  }
  say(`Abra http://127.0.0.1:${control.port} para apresentar cartões, rostos, QR e PIN.`)
}

try {
  await simulate()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
