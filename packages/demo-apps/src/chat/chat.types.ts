export const chatStatuses = ['online', 'away', 'do-not-disturb', 'offline'] as const

export type ChatStatus = (typeof chatStatuses)[number]

/** A person to write to. */
export type ChatContact = {
  id: string
  name: string
  avatar: string
  status: ChatStatus
  mood: string
  /** Number of unread messages. */
  unread: number
}

/** One message; `who` is the id of a contact or of the user. */
export type ChatMessage = {
  who: string
  message: string
  /** The time of sending, in ISO 8601. */
  time: string
}

export type Chat = { id: string; dialog: ChatMessage[] }

/** A chat of the user, with the id of its messages. */
export type ChatEntry = { chatId: string; contactId: string; lastMessageTime: string }

/** The person at this device. */
export type ChatUser = {
  id: string
  name: string
  avatar: string
  status: ChatStatus
  mood: string
  chatList: ChatEntry[]
}

export type ChatCalls = {
  'GET /api/chat/contacts': { answer: ChatContact[] }
  'GET /api/chat/get-chat': {
    query: { contactId: string; userId: string }
    answer: { chat: Chat; userChatList: ChatEntry[] }
  }
  'GET /api/chat/user': { answer: ChatUser }
  'POST /api/chat/user/data': { body: Partial<Omit<ChatUser, 'id'>>; answer: ChatUser }
  'POST /api/chat/send-message': {
    body: { chatId: string; messageText: string; contactId: string }
    answer: { message: ChatMessage; userChatList: ChatEntry[] }
  }
}
