import { momentOf } from '../days/days.ts'
import { portrait } from '../pictures/portrait.ts'
import type { Chat, ChatContact, ChatStatus, ChatUser } from './chat.types.ts'

export type ChatState = { contacts: ChatContact[]; user: ChatUser; chats: Chat[] }

/** Name, status, mood and number of unread messages. */
type Person = readonly [name: string, status: ChatStatus, mood: string, unread: number]

const people: readonly Person[] = [
  ['Alba Quirino', 'online', 'Café e planilhas.', 2],
  ['Benício Valadão', 'do-not-disturb', 'Em obra até sexta.', 0],
  ['Clarice Montenegro', 'away', 'Volto às 14:00.', 0],
  ['Dario Frontin', 'offline', '', 1],
  ['Estela Drumond', 'online', 'Jardim novo no terraço!', 0],
  ['Fausto Guarani', 'online', '', 0],
  ['Genoveva Ruas', 'away', 'Viajando, respondo à noite.', 0],
  ['Heitor Calmon', 'offline', 'Férias.', 0],
  ['Inês Carcará', 'online', 'Assembleia na quinta.', 3],
  ['Lauro Bezerril', 'do-not-disturb', '', 0],
  ['Magali Ferrão', 'online', 'Perto da portaria.', 0],
  ['Nestor Piratini', 'offline', '', 0],
  ['Odete Vasques', 'away', 'Aula de dança.', 0],
  ['Paloma Quintão', 'online', '', 0],
  ['Rosaura Bastos', 'offline', 'Sem sinal na serra.', 0],
]

/**
 * A message: direction (`<` to the user, `>` by the user), text, and time as days back, hour,
 * minute.
 */
type Line = readonly [way: '<' | '>', text: string, daysBack: number, hour: number, minute: number]

const dialogs: readonly { readonly with: number; readonly lines: readonly Line[] }[] = [
  {
    with: 0,
    lines: [
      ['<', 'Bom dia! Recebi as três propostas do elevador.', 2, 9, 12],
      ['>', 'Ótimo. Alguma abaixo da previsão?', 2, 9, 20],
      ['<', 'Uma, mas sem peças incluídas.', 2, 9, 21],
      ['>', 'Então peça o preço das peças por escrito, por favor.', 2, 9, 40],
      ['<', 'Pedi. Eles respondem até amanhã.', 1, 16, 5],
      ['<', 'Chegou! Mando por e-mail.', 0, 8, 31],
      ['<', 'E o de Elevadores Prumo ainda vale até dia 10.', 0, 8, 32],
    ],
  },
  {
    with: 8,
    lines: [
      ['<', 'A sala está reservada para quinta, 19:30.', 4, 11, 0],
      ['>', 'Perfeito. Quantas cadeiras?', 4, 11, 3],
      ['<', 'Quarenta, e mais dez no depósito.', 4, 11, 9],
      ['<', 'Quem leva o projetor?', 1, 18, 44],
      ['<', 'O meu está com a Flora.', 1, 18, 45],
      ['<', 'Se puder, confirme hoje.', 0, 7, 58],
    ],
  },
  {
    with: 4,
    lines: [
      ['>', 'As mudas chegaram?', 6, 10, 2],
      ['<', 'Chegaram, e já estão na terra.', 6, 12, 40],
      ['<', 'Falta só o banco perto do ipê.', 6, 12, 41],
    ],
  },
  {
    with: 3,
    lines: [['<', 'O portão da garagem voltou a ranger. Consegue ver amanhã cedo?', 3, 21, 17]],
  },
  {
    with: 10,
    lines: [
      ['<', 'Deixei a chave do salão na recepção.', 9, 15, 30],
      ['>', 'Obrigada!', 9, 15, 33],
    ],
  },
]

/** Fifteen contacts and five chats, around the day of `now`. */
export function chatSeed(now: number): ChatState {
  const contacts = people.map(
    ([name, status, mood, unread], index): ChatContact => ({
      id: String(index + 1),
      name,
      avatar: portrait(name),
      status,
      mood,
      unread,
    }),
  )
  const chats = dialogs.map(
    ({ with: nth, lines }, index): Chat => ({
      id: String(index + 1),
      dialog: lines.map(([way, message, daysBack, hour, minute]) => ({
        who: way === '<' ? String(nth + 1) : 'user',
        message,
        time: momentOf(now, -daysBack, hour, minute),
      })),
    }),
  )
  const user: ChatUser = {
    id: 'user',
    name: 'Helena Prado',
    avatar: portrait('Helena Prado'),
    status: 'online',
    mood: 'Uma coisa de cada vez.',
    chatList: dialogs.map(({ with: nth }, index) => ({
      chatId: String(index + 1),
      contactId: String(nth + 1),
      lastMessageTime: chats[index]?.dialog.at(-1)?.time ?? '',
    })),
  }
  return { contacts, user, chats }
}
