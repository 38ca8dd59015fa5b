import { defineDemoApp } from '../back-end/demo-app.ts'
import { type ChatState, chatSeed } from './chat.seed.ts'
import type { Chat, ChatCalls, ChatEntry } from './chat.types.ts'

/** Finds the chat with a contact, or creates an empty one. */
function chatWith({ user, chats }: ChatState, contactId: string, newId: string, now: string) {
  const entry = user.chatList.find((each) => each.contactId === contactId)
  const known = chats.find(({ id }) => id === entry?.chatId)
  if (known !== undefined) return { chat: known, list: user.chatList, all: chats }
  const chat: Chat = { id: newId, dialog: [] }
  const opened: ChatEntry = { chatId: newId, contactId, lastMessageTime: now }
  return { chat, list: [opened, ...user.chatList], all: [...chats, chat] }
}

export const chat = defineDemoApp<ChatCalls>()({
  seed: chatSeed,
  handlers: {
    'GET /api/chat/contacts': (_request, { contacts }) => ({ answer: contacts }),
    'GET /api/chat/user': (_request, { user }) => ({ answer: user }),
    'GET /api/chat/get-chat': ({ query, newId, now }, state) => {
      const at = new Date(now).toISOString()
      const { chat, list, all } = chatWith(state, query.contactId, newId, at)
      return {
        answer: { chat, userChatList: list },
        state: {
          chats: all,
          user: { ...state.user, chatList: list },
          // Opening marks as read.
          contacts: state.contacts.map((each) =>
            each.id === query.contactId ? { ...each, unread: 0 } : each,
          ),
        },
      }
    },
    'POST /api/chat/user/data': ({ body }, state) => {
      const user = { ...state.user, ...body }
      return { answer: user, state: { ...state, user } }
    },
    'POST /api/chat/send-message': ({ body, now }, state) => {
      const { chatId, contactId, messageText } = body
      const message = {
        who: state.user.id,
        message: messageText,
        time: new Date(now).toISOString(),
      }
      const userChatList = state.user.chatList.map((each) =>
        each.contactId === contactId ? { ...each, lastMessageTime: message.time } : each,
      )
      return {
        answer: { message, userChatList },
        state: {
          ...state,
          user: { ...state.user, chatList: userChatList },
          chats: state.chats.map((each) =>
            each.id === chatId ? { ...each, dialog: [...each.dialog, message] } : each,
          ),
        },
      }
    },
  },
})
