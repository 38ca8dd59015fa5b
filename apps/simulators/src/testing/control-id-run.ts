import { connect, type Socket } from 'node:net'
import { answerQuestion } from '@portaria/drivers/access/control-id/answer-question'
import { controlIdReaders } from '@portaria/drivers/access/control-id/control-id'
import { parseInbound } from '@portaria/drivers/access/control-id/inbound'
import { readerProfiles } from '@portaria/drivers/access/control-id/reader-profile'
import { ControlIdReader } from '../control-id/control-id-reader.ts'
import { faceImage } from '../control-id/face-image.ts'
import { type Firmware, NO_FAULTS, someFirmware } from '../control-id/faults.ts'
import { seededRandom } from '../random/seeded-random.ts'
import type {
  AccessFamily,
  AccessOptions,
  AskedServer,
  HeldPerson,
  ReaderHands,
  ReaderJudge,
  Shown,
} from './access-run.ts'
import { startAskedServer } from './asked-server.ts'

const PASSWORD = 'a password of ours'
const KINDS = {
  face: { model: 'idface', profile: readerProfiles.idface },
  four_doors: { model: 'idaccess', profile: readerProfiles.idbox },
  turnstile: { model: 'idblock', profile: readerProfiles.idblock },
} as const
const REQUESTS = {
  opening: 'execute_actions',
  put: 'create_objects',
  drop: 'destroy_objects',
} as const
const SHAPES = ['unauthorised', 'status', 'ok'] as const satisfies Firmware['endedSession'][]

/** Readers of Control iD. */
export const controlId: AccessFamily = {
  name: 'Control iD',
  sessionShapes: SHAPES,
  password: PASSWORD,
  async start(options = {}) {
    const { model, profile } = KINDS[options.kind ?? 'face']
    const reader = await ControlIdReader.start({
      model,
      password: PASSWORD,
      portals: options.kind === 'four_doors' ? 4 : 1,
      hasSensor: options.hasSensor ?? false,
      firmware: firmwareOf(options),
      ...(options.people !== undefined && { capacity: { users: options.people } }),
      seed: options.firmware ?? 1,
    })
    const readers = controlIdReaders({ dial: ({ port }) => connected(port) })
    const endpoint = { host: '127.0.0.1', port: reader.port }
    const withPassword = (password: string) =>
      readers.at(endpoint, { login: 'admin', password }, profile)
    const driver = withPassword(PASSWORD)
    const asked = await startAskedServer({
      parse: parseInbound,
      answer: (question, isGranted) =>
        answerQuestion(
          profile,
          question,
          isGranted
            ? { isGranted, name: 'Ana', message: 'Bem-vinda' }
            : { isGranted, message: 'Acesso negado' },
        ),
    })
    const address = { host: '127.0.0.1', port: asked.port, path: asked.path }
    const server: AskedServer = Object.assign(asked, {
      mode: {
        mode: 'pro',
        serverAddress: `127.0.0.1:${asked.port}/${asked.path}`,
        answerMs: 5_000,
        attempts: 3,
      } as const,
      receive: () => driver.setReports(address),
      async giveWork() {
        await driver.setFetching(address)
        const fetching = readers.fetching(reader.serial, profile)
        asked.work = fetching
        return fetching.driver
      },
    })
    return {
      driver,
      withPassword,
      judge: judgeOf(reader),
      hands: handsOf(reader),
      server,
      photoOf: (name) => faceImage(name),
      async stop() {
        await readers.close()
        asked.close()
        await reader.close()
      },
    }
  },
}

function firmwareOf({ firmware, sessionShape, hasWideIds }: AccessOptions): Partial<Firmware> {
  const shape = SHAPES.find((one) => one === sessionShape)
  return {
    ...(firmware !== undefined && someFirmware(seededRandom(firmware))),
    ...(shape && { endedSession: shape }),
    ...(hasWideIds !== undefined && { wideIds: hasWideIds }),
    deletesExpired: false,
  }
}

function judgeOf(reader: ControlIdReader): ReaderJudge {
  const values = (table: 'cards' | 'qrcodes' | 'user_groups', field: string, id: unknown) =>
    reader
      .rows(table, { fields: [field], where: { [table]: { user_id: id } } })
      .map((row) => String(row[field]))
  return {
    pulses: () => reader.pulses().length,
    people: () =>
      reader.rows('users', { fields: ['id'] }).map(
        ({ id }): HeldPerson => ({
          id: String(id),
          cards: values('cards', 'value', id),
          codes: values('qrcodes', 'value', id),
          schedules: values('user_groups', 'group_id', id),
          hasFace:
            reader.rows('face_templates', { where: { face_templates: { user_id: id } } }).length >
            0,
        }),
      ),
    openings: () => reader.received('execute_actions').length,
    logins: () => reader.received('login').length,
    requests: () => reader.received().length,
    overlaps: () => reader.overlaps(),
    events: () => reader.rows('access_logs', { fields: ['id'] }).map(({ id }) => String(id)),
    clockOffset: () => reader.clockOffset(),
    isHeldOpen: () => reader.isUnlocked(),
  }
}

function handsOf(reader: ControlIdReader): ReaderHands {
  const shown = ({ opened, event }: { opened: boolean; event: number }): Shown => ({
    opened,
    isGranted: event === 7,
  })
  return {
    showCard: async (card) => shown(await reader.present({ card })),
    showQrCode: async (qr) => shown(await reader.present({ qr })),
    showFace: async (face) => shown(await reader.present({ face })),
    pushDoor: () => reader.push(),
    shutDoor: () => reader.shut(),
    forceDoor: () => reader.force(),
    enterCard(person, card) {
      const id = BigInt(person)
      reader.enter('users', [{ id, registration: person, name: 'Bia' }])
      reader.enter('cards', [{ value: BigInt(card), user_id: id }])
    },
    recordEvents(codes) {
      const time = reader.wallSeconds()
      const device = reader.deviceId
      reader.enter(
        'access_logs',
        codes.map((event) => ({ time, event, device_id: device, portal_id: 1 })),
      )
    },
    endSession: () => reader.endSessions(),
    loseReply: (of) => reader.loseNextReply(REQUESTS[of]),
    setHostile: (share) =>
      reader.setFaults({
        ...NO_FAULTS,
        endedSession: share,
        lostReply: share,
        delay: share,
        emptyBody: share,
        oddError: share,
      }),
    setLostResults: (share) => reader.setFaults({ ...NO_FAULTS, lostPushResult: share }),
    setDisorder: (share) =>
      reader.setFaults({
        ...NO_FAULTS,
        repeatedNotice: share,
        heldNotice: share,
        mixedTypes: share,
        lostReply: share / 4,
      }),
    shiftClock: (seconds) => reader.shiftClock(seconds),
    goOffline: () => reader.goOffline(),
    goOnline: () => reader.goOnline(),
    factoryReset: () => reader.factoryReset(),
    reported: () => reader.told(),
  }
}

/** Returns a socket to this machine. */
function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.once('error', reject)
  })
}
