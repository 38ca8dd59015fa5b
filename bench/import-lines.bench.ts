import { setTimeout as sleep } from 'node:timers/promises'
import { type Condominiums, makeCondominiums, settle, tenantId } from './parts/condominiums.ts'
import { inBenchEnvironment } from './parts/environment.ts'
import { type Benchmark, median } from './parts/measure.ts'
import { signInPeople } from './parts/people.ts'

const LINES = 100_000

/** Residents who exist before the import. They live in the same units as the imported residents. */
const RESIDENTS = 99_000
const UNITS = RESIDENTS / 3

type Job = { state: string; created: number; errors: unknown[] }

export const importLines: Benchmark = {
  about: 'a spreadsheet of 100,000 residents with their units, checked and written',
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      const database = await environment.database('import')
      const places: Condominiums = { batch: 1, tenants: rounds, residentsEach: RESIDENTS }
      await makeCondominiums(database, places)
      await settle(database)
      const file = new Blob([spreadsheet()], { type: 'text/csv' })
      say(`a CSV file of ${(file.size / 1e6).toFixed(1)} MB`)
      const seconds: number[] = []
      const memory: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const [person] = await signInPeople(database, [
          { role: 'sindico', tenantId: tenantId(places, round) },
        ])
        // A separate server for each, since memory is not returned once it was used.
        const server = await environment.server(database)
        const begun = performance.now()
        const job = await importFile(server.url, person?.token ?? '', file)
        seconds.push((performance.now() - begun) / 1_000)
        memory.push((await server.peakMemory()) / 2 ** 20)
        await server.stop()
        if (job.created !== LINES) {
          throw new Error(`${job.state}, ${job.created} made: ${JSON.stringify(job.errors[0])}`)
        }
        say(`round ${round + 1}: ${seconds.at(-1)?.toFixed(1)} s, ${memory.at(-1)?.toFixed(0)} MiB`)
      }
      return [
        { name: 'time', value: median(seconds), unit: 's', limit: { at: 'most', value: 60 } },
        {
          name: "the server's memory at its highest",
          value: median(memory),
          unit: 'MiB',
          limit: { at: 'most', value: 400 },
        },
      ]
    }),
}

async function importFile(url: string, token: string, file: Blob): Promise<Job> {
  const form = new FormData()
  form.set('dry_run', 'false')
  form.set('file', file, 'moradores.csv')
  const headers = { authorization: `Bearer ${token}` }
  const started = await fetch(`${url}/api/v1/residents/import`, {
    method: 'POST',
    headers,
    body: form,
  })
  if (started.status !== 202) throw new Error(await started.text())
  const { data } = (await started.json()) as { data: { id: string } }
  for (;;) {
    await sleep(250)
    const response = await fetch(`${url}/api/v1/imports/${data.id}`, { headers })
    const job = ((await response.json()) as { data: Job }).data
    if (job.state !== 'queued' && job.state !== 'running') return job
  }
}

/** Makes a spreadsheet like another program's export, with valid CPFs. */
function spreadsheet(): string {
  const lines = Array.from({ length: LINES }, (_, nth) => {
    const day = `${String((nth % 28) + 1).padStart(2, '0')}/${String((nth % 12) + 1).padStart(2, '0')}`
    const phone = `(11) 9${String(nth)
      .padStart(8, '0')
      .replace(/^(....)/, '$1-')}`
    return [
      `Morador Número ${nth}`,
      cpf(nth),
      `${day}/${1940 + (nth % 60)}`,
      phone,
      `novo${nth}@bench.example`,
      'Jacarandá',
      (nth % UNITS) + 1,
      'Dependente',
      '01/03/2026',
    ].join(';')
  })
  const head = 'Nome;CPF;Nascimento;Celular;E-mail;Torre;Apartamento;Vínculo;Data de entrada'
  return `${[head, ...lines].join('\r\n')}\r\n`
}

/** Makes the nth CPF, with its check digits, outside the range of those in use. */
function cpf(nth: number): string {
  const digits = Array.from(String(300_000_000 + nth), Number)
  for (const length of [9, 10]) {
    const sum = digits
      .slice(0, length)
      .reduce((all, digit, at) => all + digit * (length + 1 - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('').replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
}
