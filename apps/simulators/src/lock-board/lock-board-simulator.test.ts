import { spawn } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startMovedTime } from '@portaria/drivers/testing/moved-time'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { handCommand } from './hand-commands.ts'
import {
  type LockBoardSimulator,
  type SimulatorOptions,
  startLockBoards,
} from './lock-board-simulator.ts'

let simulator: LockBoardSimulator
let socket: Socket
let answers = ''
afterEach(() => {
  socket.destroy()
  return simulator.stop()
})

async function start(options: SimulatorOptions = {}): Promise<void> {
  answers = ''
  simulator = await startLockBoards({ pulseMs: 60, ...options })
  socket = connect(simulator.port, '127.0.0.1')
  socket.on('data', (chunk: Buffer) => {
    answers += chunk.toString('hex')
  })
}

/** Sends bytes and waits until the boards have carried them out. */
async function send(bytes: string): Promise<string> {
  answers = ''
  socket.write(Buffer.from(bytes.replaceAll(' ', ''), 'hex'))
  await simulator.idle()
  await pause(20)
  return answers
}

describe('boards of the simulator', () => {
  beforeEach(startMovedTime)

  it('the frame of the description opens board 0, lock 0, and the state is read', async () => {
    await start()
    expect(await send('02 00 30 03 35')).toBe('020035ffff00000338')
    expect(await send('02 00 31 03 36')).toBe('')
    expect(simulator.pulses()).toMatchObject([{ board: 0, lock: 0, released: true }])
    simulator.setOccupied({ board: 0, lock: 9 }, true)
    expect(await send('02 00 30 03 35')).toBe('020035feff00020339')
  })

  it('Winnsen answers both frames', async () => {
    await start({ profile: 'winnsen', boards: 2 })
    expect(await send('90 06 12 01 07 03')).toBe('90079201070003')
    expect(await send('90 06 05 01 07 03')).toMatch(/^9007850107/)
    expect(await send('90 06 12 01 07 03')).toBe('90079201070103')
  })

  it('wrong checksums, other boards and noise open nothing; a frame after noise does', async () => {
    await start()
    await send('02 00 31 03 37')
    await send('02 10 31 03 46')
    await send('ff 02 02 00')
    expect(simulator.drives()).toEqual([])
    await send('02 05 31 03 3b')
    expect(simulator.pulses()).toMatchObject([{ board: 0, lock: 5 }])
  })

  it('a door stays open until a hand closes it, which its solenoid prevents', async () => {
    await start({ pulseMs: 300 })
    const place = { board: 0, lock: 3 }
    await send('02 03 31 03 39')
    expect(simulator.isOpen(place)).toBe(true)
    expect(handCommand(simulator, 'fechar 3')).toContain('ainda')
    await pause(320)
    expect(simulator.isOpen(place)).toBe(true)
    expect(handCommand(simulator, 'close 3')).toContain('fechada')
    expect(simulator.isOpen(place)).toBe(false)
    expect(handCommand(simulator, 'fechar 99')).toContain('Não entendi')
  })

  it('a weak supply moves one latch at a time, and a stuck one never', async () => {
    await start({ pulseMs: 2_000 })
    simulator.setStuck({ board: 0, lock: 0 }, true)
    await send('02 00 31 03 36')
    await send('02 01 31 03 37')
    expect(simulator.drives()).toHaveLength(2)
    expect(simulator.pulses()).toEqual([])
    expect(simulator.overlaps()).toBe(1)
  })
})

it('the command prints its address, and ends at a signal', async () => {
  await start()
  const program = path.join(import.meta.dirname, '../simulate-locker.ts')
  const child = spawn(process.execPath, [program, '--port', '0', '--closes-after', '5'])
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  await expect.poll(() => printed).toMatch(/127\.0\.0\.1:\d+/)
  child.stdin.write('colocar 2\n')
  await expect.poll(() => printed).toContain('Porta 2 da placa 0: ocupada.')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})
