// Opens locks one after the other, and records each command before it is sent; started by a test,
// which kills it. Arguments: port, journal, number of locks.
import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { kerong } from '@portaria/drivers/lock-boards/frame-profile'
import { lockBoards } from '@portaria/drivers/lock-boards/lock-boards'
import { quick } from './driver-run.ts'

const [port = '', journal = '', count = ''] = process.argv.slice(2)

const sent = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n') : []

function writeDown(line: string): void {
  const file = openSync(journal, 'a')
  appendFileSync(file, `${line}\n`)
  fsyncSync(file)
  closeSync(file)
}

const boards = lockBoards({
  dial: () =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => resolve(socket))
      socket.once('error', reject)
    }),
})
// A busy machine answers late, and an answer that nobody waits for opens nothing.
const { times, ...frames } = quick(kerong)
const patient = { ...frames, times: { ...times, answer: 800, verify: 8_000 } }
const driver = boards.behind({ host: '127.0.0.1', port: Number(port) }, patient)

for (let index = 0; index < Number(count); index += 1) {
  const id = `open-${index}`
  if (sent.includes(id)) continue
  const place = { board: index >> 4, lock: index & 15 }
  const outcome = await driver.open(place, { id, expiresAt: Date.now() + 60_000 }, async () => {
    // A database takes a moment to commit.
    await new Promise((resolve) => setTimeout(resolve, 40))
    writeDown(id)
  })
  writeDown(`${outcome.result} ${index}`)
}
await boards.close()
