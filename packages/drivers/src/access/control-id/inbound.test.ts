import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerQuestion } from './answer-question.ts'
import { parseInbound } from './inbound.ts'
import { readerProfiles } from './reader-profile.ts'

const bytes = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
const post = (path: string, body: unknown, contentType = 'application/json', query = '') =>
  parseInbound({
    method: 'POST',
    path,
    query: new URLSearchParams(query),
    contentType,
    body: bytes(body),
  })
const form = 'application/x-www-form-urlencoded'

/** The maker's example of a notification (devices §28). */
const logged = (values: object) => ({
  object_changes: [
    {
      object: 'access_logs',
      type: 'inserted',
      values: {
        id: '519',
        time: '1532977090',
        event: '7',
        device_id: '478435',
        user_id: '8',
        portal_id: '1',
        card_value: '0',
        ...values,
      },
    },
  ],
  device_id: 478435,
})

describe('what a reader reports', () => {
  it('an event, whose values are all text', () => {
    expect(post('dao', logged({ identifier_id: '1651076864' }))).toEqual([
      {
        kind: 'event',
        deviceId: '478435',
        event: {
          id: '519',
          kind: 'granted',
          code: '7',
          at: '2018-07-30T18:58:10',
          deviceId: '478435',
          personId: '8',
          door: '1',
          card: null,
          qrCode: null,
          tag: null,
          pin: null,
          means: 'bio',
          confidence: null,
        },
      },
    ])
  })

  it('a PIN of somebody unknown alone', () => {
    const typed = (user_id: string) =>
      post('dao', logged({ user_id, event: '3', pin_value: '70481935' }))
    expect(typed('0')).toMatchObject([{ event: { personId: null, pin: '70481935' } }])
    expect(typed('8')).toMatchObject([{ event: { personId: '8', pin: null } }])
  })

  it.each(['0', '16', '77', '-7', '7.0', ' 7', '٧', 'granted', '', 'constructor'])(
    'the code %j grants nothing, and is kept',
    (event) => {
      const [fact] = post('dao', logged({ event }))
      expect(fact).toMatchObject({ kind: 'event', event: { kind: 'unknown', code: event } })
    },
  )

  it.each([1, '1', true])('a field that is %j', (open) => {
    expect(post('secbox', { secbox: { id: 65793, open }, device_id: 7, time: 1532977090 })).toEqual(
      [
        {
          kind: 'door_moved',
          deviceId: '7',
          part: 'sec_boxes',
          id: '65793',
          isOpen: true,
          at: '2018-07-30T18:58:10',
          eventId: null,
        },
      ],
    )
  })

  it('doors, turnstiles, alarms, modes and life', () => {
    const door = { door: { id: 1, open: false }, access_event_id: 15, device_id: 1 }
    expect(post('door', door)).toMatchObject([{ part: 'doors', isOpen: false, eventId: '15' }])
    const turn = (type: number) =>
      post('catra_event', { event: { type, name: 'TURN LEFT', time: 1532977090, uuid: 'x' } })
    expect([7, 8, 9, 10].flatMap(turn)).toMatchObject(
      ['left', 'right', 'gave_up', 'unknown'].map((one) => ({ kind: 'turned', turn: one })),
    )
    const alarm = { object: 'alarm_logs', type: 'inserted', values: { event: '1', cause: '7' } }
    expect(post('dao', { object_changes: [alarm] })).toMatchObject([
      { kind: 'alarm', isOn: true, cause: 'forced' },
    ])
    const mode = { operation_mode: { mode: 2, mode_name: 'contingency', time: 1 }, device_id: 1 }
    expect(post('operation_mode', mode)).toMatchObject([{ kind: 'mode', mode: 'contingency' }])
    expect(post('device_is_alive.fcgi', '')).toMatchObject([{ kind: 'alive' }])
    expect(post('new_rex_log.fcgi', { portal_id: 1 })).toMatchObject([
      { kind: 'exit_button', door: '1' },
    ])
  })

  it('what it fetches by push, and the results', () => {
    for (const name of ['deviceId', 'device_id', 'deviceid'])
      expect(
        parseInbound({
          method: 'GET',
          path: '/push',
          query: new URLSearchParams({ [name]: '9223372036854775807' }),
          contentType: null,
          body: bytes(''),
        }),
      ).toEqual([{ kind: 'push_ask', deviceId: '9223372036854775807' }])
    const results = [
      { transactionid: '1', success: true, response: '{"ids":[9007199254740993]}' },
      { transactionid: '2', success: false },
    ]
    expect(post('result', { transactions_results: results })).toMatchObject([
      {
        results: [
          { id: '1', hasFailed: false, response: { ids: ['9007199254740993'] } },
          { id: '2', hasFailed: true },
        ],
      },
    ])
    expect(post('result', { error: 'no' })).toMatchObject([{ results: [{ hasFailed: true }] }])
  })

  it('nothing that is too long, of another form or at another path', () => {
    expect(post('dao', 'x'.repeat(65 * 1_024))).toEqual([{ kind: 'unreadable', why: 'too_large' }])
    expect(post('dao', '{"object_changes":[')).toEqual([{ kind: 'unreadable', why: 'bad_body' }])
    expect(post('dao', { object_changes: [{}] })).toEqual([{ kind: 'unreadable', why: 'bad_body' }])
    for (const path of ['users', '//dao', 'dao//', 'x/dao', ''])
      expect(post(path, {})).toEqual([{ kind: 'unreadable', why: 'unknown_path' }])
  })

  it.each(['constructor', '__proto__'])('the cause %j of an alarm as a text', (cause) => {
    const values = Object.fromEntries([['cause', cause]])
    const alarm = { object: 'alarm_logs', type: 'inserted', values }
    expect(post('dao', { object_changes: [alarm] })).toMatchObject([{ cause: `code_${cause}` }])
  })

  it('anything, without an error and without a grant that is not event 7', () => {
    expect.hasAssertions()
    const paths = [
      'dao',
      'door',
      'secbox',
      'catra_event',
      'result',
      'new_card.fcgi',
      'operation_mode',
    ]
    const body = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .json()
        .map(
          (values) =>
            `{"object_changes":[{"object":"access_logs","type":"inserted","values":${values}}]}`,
        ),
    )
    fc.assert(
      fc.property(fc.constantFrom(...paths), body, (path, text) => {
        const codes = post(path, text).flatMap((fact) =>
          fact.kind === 'event' && fact.event.kind === 'granted' ? fact.event.code : [],
        )
        expect(codes.filter((code) => code !== '7')).toEqual([])
      }),
    )
  })
})

describe('a question', () => {
  const asked =
    'event=7&user_id=9007199254740993&user_name=Ana&device_id=478435&identifier_id=1667330660' +
    '&portal_id=1&time=1532977090&uuid=u1&duress=0&card_value=528281023086'
  const question = () => {
    const [fact] = post('new_user_identified.fcgi', asked, form)
    if (fact?.kind !== 'question') throw new Error('no question')
    return fact.question
  }
  const granted = { isGranted: true, name: 'Ana', message: 'Bem-vinda' } as const

  it('is a form, and no name from it is believed', () => {
    expect(question()).toMatchObject({
      personId: '9007199254740993',
      deviceId: '478435',
      means: 'card',
      card: '528281023086',
      isDuress: false,
    })
    expect(JSON.stringify(question())).not.toContain('Ana')
  })

  it('about nobody whom the reader identified grants nothing', () => {
    const [fact] = post('new_card.fcgi', 'user_id=7&card_value=1', form)
    if (fact?.kind !== 'question') throw new Error('no question')
    expect(fact.question.personId).toBeNull()
    expect(answerQuestion(readerProfiles.idface, fact.question, granted)).toContain('"event":6')
  })

  it('is granted with the action of the model, and the id digit by digit', () => {
    expect(answerQuestion(readerProfiles.idface, question(), granted)).toBe(
      '{"result":{"event":7,"user_id":9007199254740993,"user_name":"Ana","user_image":false,' +
        '"portal_id":1,"actions":[{"action":"sec_box","parameters":"id=65793, reason=1"}],' +
        '"message":"Bem-vinda"}}',
    )
    expect(answerQuestion(readerProfiles.idbox, { ...question(), door: '3' }, granted)).toContain(
      '{"action":"door","parameters":"door=3"}',
    )
    expect(
      answerQuestion(readerProfiles.idblock, question(), { ...granted, way: 'anticlockwise' }),
    ).toContain('{"action":"catra","parameters":"allow=anticlockwise"}')
  })

  it('is refused without an action, and always for a door that the model lacks', () => {
    const refusal = answerQuestion(readerProfiles.idface, question(), {
      isGranted: false,
      message: 'Fora do horário',
    })
    expect(JSON.parse(refusal)).toMatchObject({ result: { event: 6, actions: [], user_name: '' } })
    expect(answerQuestion(readerProfiles.idface, { ...question(), door: '2' }, granted)).toContain(
      '"event":6',
    )
  })

  it('is pending without an action where a second credential is missing', () => {
    const pending = { isGranted: false, isPending: true, message: 'Outra credencial' } as const
    expect(JSON.parse(answerQuestion(readerProfiles.idface, question(), pending))).toMatchObject({
      result: { event: 4, next_event: 'biometry', actions: [], user_name: '' },
    })
    expect(answerQuestion(readerProfiles.idface, { ...question(), door: '2' }, pending)).toContain(
      '"event":6',
    )
  })
})
