import { expect, test } from 'vitest'
import { openDemoApp } from '../back-end/open-demo-app.ts'
import { chat } from './chat.handlers.ts'
import type { ChatCalls } from './chat.types.ts'
import { chatStatuses } from './chat.types.ts'
import { messagesByDay } from './messages-by-day.ts'

const NOW = new Date(2026, 10, 20, 12).getTime()

const open = () => openDemoApp<ChatCalls>('/api/chat', chat, NOW)

const ask = (contactId: string) => ({ query: { contactId, userId: 'user' } })

test('contacts have all four states, and no other', async () => {
  const states = new Set((await open()('GET /api/chat/contacts')).map(({ status }) => status))
  expect([...states].toSorted()).toEqual([...chatStatuses].toSorted())
})

test('marks only an opened chat as read', async () => {
  const call = open()
  const before = await call('GET /api/chat/contacts')
  expect(before[0]?.unread).toBeGreaterThan(0)
  await call('GET /api/chat/get-chat', ask('1'))
  const after = await call('GET /api/chat/contacts')
  expect(after).toEqual(before.map((each) => (each.id === '1' ? { ...each, unread: 0 } : each)))
})

test('opening a person for the first time creates a chat, which is reused later', async () => {
  const call = open()
  const { chatList } = await call('GET /api/chat/user')
  const stranger = '15'
  expect(chatList.some(({ contactId }) => contactId === stranger)).toBe(false)
  const { chat: begun, userChatList } = await call('GET /api/chat/get-chat', ask(stranger))
  expect(begun.dialog).toEqual([])
  expect(userChatList[0]).toMatchObject({ chatId: begun.id, contactId: stranger })
  expect(await call('GET /api/chat/get-chat', ask(stranger))).toEqual({ chat: begun, userChatList })
  expect((await call('GET /api/chat/user')).chatList).toEqual(userChatList)
})

test('a message is added at the end of its chat, and nobody answers', async () => {
  const call = open()
  const before = await call('GET /api/chat/get-chat', ask('1'))
  const body = { chatId: before.chat.id, messageText: 'Combinado', contactId: '1' }
  const { message, userChatList } = await call('POST /api/chat/send-message', { body })
  const time = new Date(NOW).toISOString()
  expect(message).toEqual({ who: 'user', message: 'Combinado', time })
  expect(userChatList.find(({ contactId }) => contactId === '1')?.lastMessageTime).toBe(time)
  const after = await call('GET /api/chat/get-chat', ask('1'))
  expect(after.chat.dialog).toEqual([...before.chat.dialog, message])
})

test('the own profile adopts sent fields and keeps the rest', async () => {
  const call = open()
  const before = await call('GET /api/chat/user')
  const after = await call('POST /api/chat/user/data', { body: { mood: 'Fora', status: 'away' } })
  expect(after).toEqual({ ...before, mood: 'Fora', status: 'away' })
  expect(await call('GET /api/chat/user')).toEqual(after)
})

test('groups messages by day, in order', () => {
  const at = (day: number, hour: number) => ({
    who: '1',
    message: `${day} ${hour}`,
    time: new Date(2026, 10, day, hour).toISOString(),
  })
  const dialog = [at(19, 9), at(19, 23), at(20, 0)]
  expect(messagesByDay(dialog)).toEqual([
    { day: '2026-11-19', messages: dialog.slice(0, 2) },
    { day: '2026-11-20', messages: dialog.slice(2) },
  ])
})
