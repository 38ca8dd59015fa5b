import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Person } from './people.ts'

/** Milliseconds between two presses, and between two lists. */
const PRESS_MS = 100
const LIST_MS = 250

/** Milliseconds that the people of a company waited for alarms and lists, and failed answers. */
export type Side = { panic: number[]; list: number[]; failures: string[] }

/** A person who reads, and those who press the panic button in turns. */
export type Others = { reader: Person; pressing: readonly Person[] }

const agent = new Agent({ keepAlive: true })

function timed(
  port: number,
  { token }: Person,
  method: 'GET' | 'POST',
  path: string,
): Promise<{ status: number; ms: number }> {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const sent = request(
      {
        port,
        agent,
        method,
        path: `/api/v1${path}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      },
      (response) => {
        response.resume()
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, ms: performance.now() - begun }),
        )
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}

/** Measures alarms and lists of a company for a time, while another company is active. */
export async function measureOthers(
  port: number,
  { reader, pressing }: Others,
  milliseconds: number,
): Promise<Side> {
  const side: Side = { panic: [], list: [], failures: [] }
  const end = performance.now() + milliseconds
  const again = async (
    everyMs: number,
    times: number[],
    once: (nth: number) => ReturnType<typeof timed>,
  ) => {
    for (let nth = 0; performance.now() < end; nth += 1) {
      const { status, ms } = await once(nth)
      times.push(ms)
      if (status >= 400) side.failures.push(String(status))
      await sleep(everyMs)
    }
  }
  const press = (nth: number) => {
    const person = pressing[nth % pressing.length]
    if (!person) throw new Error('nobody presses')
    return timed(port, person, 'POST', '/notifications/panic')
  }
  await Promise.all([
    again(PRESS_MS, side.panic, press),
    again(LIST_MS, side.panic, () => timed(port, reader, 'GET', '/notifications/panic?not_read=1')),
    again(LIST_MS, side.list, () => timed(port, reader, 'GET', '/residents')),
    again(LIST_MS, side.list, () => timed(port, reader, 'GET', '/vehicles?q=silva')),
  ])
  return side
}
