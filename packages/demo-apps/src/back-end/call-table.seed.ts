/**
 * The 89 calls (demo-apps §2), written by hand independently of the handlers: names, parameters,
 * shapes of answers, and refusals. `call-table.test.ts` checks every handler against it.
 */

/** The fields of an entity on one line; those with a question mark may be missing. */
type Fields = string

/** The shape of an answer. */
export type AnswerShape =
  | { readonly one: Fields }
  | { readonly list: Fields }
  | 'nothing'
  | 'text'
  | 'true'

export type CallRow = {
  readonly name: `${'GET' | 'POST'} /api/${string}`
  /** Its parameters, with values that exist in the seed. */
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly answers: AnswerShape
  /** Parameters that are refused, with the refusal. */
  readonly refuses?: {
    readonly query?: Readonly<Record<string, unknown>>
    readonly body?: unknown
    readonly status: number
    readonly message: string
  }
}

const todo = 'id title notes startDate dueDate completed starred important deleted labels folder?'
const contact =
  'id name lastName avatar nickname company jobTitle email phone address birthday notes'
const contactsUser = 'id name avatar starred frequentContacts groups'
const note = 'id title description archive image time reminder? checklist labels'
const mail =
  'id from to subject message time read starred important hasAttachments attachments labels folder'
const place = 'id handle title icon'
const label = 'id handle title color'
const board = 'id name uri settings lists cards members labels'
const card =
  'id name description idAttachmentCover idMembers idLabels attachments subscribed checklists activities due'
const list = 'id name idCards'
const course = 'id title slug description category length totalSteps activeStep updated steps'
const product =
  'id name handle description categories tags featuredImageId images priceTaxExcl priceTaxIncl taxRate comparedPrice quantity sku width height depth weight extraShippingFee active'
const order =
  'id reference subtotal tax discount total date customer products status payment shippingDetails'
const event = 'id title allDay start end extendedProps'
const chatUser = 'id name avatar status mood chatList'
const demoUser = 'uuid from role data'

const oneTodo = {
  id: '1',
  title: 'Varrer',
  notes: '',
  startDate: '',
  dueDate: '',
  completed: false,
  starred: false,
  important: false,
  deleted: false,
  labels: [],
}
const oneContact = {
  id: '1',
  name: 'Ana',
  lastName: 'Sá',
  avatar: '',
  nickname: '',
  company: '',
  jobTitle: '',
  email: '',
  phone: '',
  address: '',
  birthday: '',
  notes: '',
}
const oneNote = {
  id: '1',
  title: 'Lembrar',
  description: '',
  archive: false,
  image: '',
  time: '2026-11-20T12:00:00.000Z',
  checklist: [],
  labels: [],
}
const oneMail = {
  id: '1',
  from: { name: 'Ana', email: 'ana@exemplo.example', avatar: '' },
  to: [],
  subject: 'Aviso',
  message: '',
  time: '2026-11-20T12:00:00.000Z',
  read: true,
  starred: false,
  important: false,
  hasAttachments: false,
  attachments: [],
  labels: [],
  folder: 0,
}
const oneCourse = {
  id: '1',
  title: 'Curso',
  slug: 'curso',
  description: '',
  category: 'web',
  length: 10,
  totalSteps: 0,
  activeStep: 0,
  updated: '2026-11-20',
  steps: [],
}
const oneProduct = {
  name: 'Vaso',
  handle: 'vaso',
  description: '',
  categories: [],
  tags: [],
  featuredImageId: '',
  images: [],
  priceTaxExcl: 10,
  priceTaxIncl: 11,
  taxRate: 10,
  comparedPrice: 0,
  quantity: 0,
  sku: '',
  width: 0,
  height: 0,
  depth: 0,
  weight: 0,
  extraShippingFee: 0,
  active: true,
}
const someContacts = { contactIds: ['1', '2'] }
const someMails = { selectedMailIds: ['1', '2'] }
const someTodos = { selectedTodoIds: ['1', '2'] }
const oneEvent = {
  id: '1',
  title: 'Reunião',
  allDay: false,
  start: '2026-11-20T12:00:00.000Z',
  end: '2026-11-20T13:00:00.000Z',
  extendedProps: { desc: '' },
}
const inBoard = { boardId: '1' }

export const callTable: readonly CallRow[] = [
  // Academy
  { name: 'GET /api/academy-app/categories', answers: { list: 'id value label color' } },
  {
    name: 'GET /api/academy-app/courses',
    answers: { list: course.replace(' steps', '') },
  },
  { name: 'GET /api/academy-app/course', query: { courseId: '1' }, answers: { one: course } },
  {
    name: 'POST /api/academy-app/course/save',
    body: oneCourse,
    answers: { one: course },
  },
  {
    name: 'POST /api/academy-app/course/update',
    body: { id: '1', activeStep: 2 },
    answers: { one: course },
  },

  // Analytics
  {
    name: 'GET /api/analytics-dashboard-app/widgets',
    answers: {
      one: 'widget1 widget2 widget3 widget4 widget5 widget6 widget7 widget8 widget9',
    },
  },

  // Demo auth
  {
    name: 'GET /api/auth',
    body: { email: 'admin@demonstracao.example', password: 'admin' },
    answers: { one: 'user access_token' },
  },
  {
    name: 'GET /api/auth/access-token',
    body: { access_token: '{token}' },
    answers: { one: 'user access_token' },
    refuses: {
      body: { access_token: 'expired' },
      status: 401,
      message: 'Credenciais Invalidas',
    },
  },
  {
    name: 'POST /api/auth/register',
    body: { displayName: 'Ana Sá', password: 'segredo', email: 'ana@demonstracao.example' },
    answers: { one: 'user access_token' },
  },
  {
    name: 'POST /api/auth/user/update',
    body: { user: { uuid: '1', from: 'custom-db', role: 'admin', data: {} } },
    answers: { one: demoUser },
  },

  // Calendar
  { name: 'GET /api/calendar-app/events', answers: { list: event } },
  {
    name: 'POST /api/calendar-app/add-event',
    body: { newEvent: oneEvent },
    answers: { one: event },
  },
  {
    name: 'POST /api/calendar-app/update-event',
    body: { event: oneEvent },
    answers: { one: event },
  },
  { name: 'POST /api/calendar-app/remove-event', body: { eventId: '1' }, answers: 'nothing' },

  // Chat
  { name: 'GET /api/chat/contacts', answers: { list: 'id name avatar status mood unread' } },
  {
    name: 'GET /api/chat/get-chat',
    query: { contactId: '1', userId: 'user' },
    answers: { one: 'chat userChatList' },
  },
  { name: 'GET /api/chat/user', answers: { one: chatUser } },
  { name: 'POST /api/chat/user/data', body: { mood: 'Olá' }, answers: { one: chatUser } },
  {
    name: 'POST /api/chat/send-message',
    body: { chatId: '1', messageText: 'Olá', contactId: '1' },
    answers: { one: 'message userChatList' },
  },

  // Contacts
  {
    name: 'GET /api/contacts-app/contacts',
    query: { id: 'frequent' },
    answers: { list: contact },
  },
  { name: 'GET /api/contacts-app/user', answers: { one: contactsUser } },
  {
    name: 'POST /api/contacts-app/add-contact',
    body: { contact: oneContact },
    answers: { one: contact },
  },
  {
    name: 'POST /api/contacts-app/update-contact',
    body: { contact: oneContact },
    answers: { one: contact },
  },
  {
    name: 'POST /api/contacts-app/remove-contact',
    body: { contactId: '1' },
    answers: { one: contactsUser },
  },
  {
    name: 'POST /api/contacts-app/remove-contacts',
    body: someContacts,
    answers: { one: contactsUser },
  },
  {
    name: 'POST /api/contacts-app/toggle-starred-contact',
    body: { contactId: '1' },
    answers: { one: contactsUser },
  },
  {
    name: 'POST /api/contacts-app/toggle-starred-contacts',
    body: someContacts,
    answers: { one: contactsUser },
  },
  {
    name: 'POST /api/contacts-app/set-contacts-starred',
    body: someContacts,
    answers: { one: contactsUser },
  },
  {
    name: 'POST /api/contacts-app/set-contacts-unstarred',
    body: someContacts,
    answers: { one: contactsUser },
  },

  // E-commerce
  { name: 'GET /api/e-commerce-app/products', answers: { list: product } },
  {
    name: 'POST /api/e-commerce-app/remove-products',
    body: { productIds: ['1', '2'] },
    answers: 'nothing',
  },
  { name: 'POST /api/e-commerce-app/remove-product', body: { id: '1' }, answers: 'nothing' },
  {
    name: 'GET /api/e-commerce-app/product',
    query: { productId: '1' },
    answers: { one: product },
  },
  {
    name: 'POST /api/e-commerce-app/product/save',
    body: oneProduct,
    answers: { one: product },
  },
  { name: 'GET /api/e-commerce-app/orders', answers: { list: order } },
  {
    name: 'POST /api/e-commerce-app/remove-orders',
    body: { orderIds: ['1', '2'] },
    answers: 'nothing',
  },
  { name: 'GET /api/e-commerce-app/order', query: { orderId: '1' }, answers: { one: order } },

  // FAQ and files
  { name: 'GET /api/faq', answers: { list: 'id question answer' } },
  {
    name: 'GET /api/file-manager-app/files',
    answers: {
      list: 'id name type owner size modified opened created extention location offline preview?',
    },
  },

  // Icons, invoice, knowledge base
  {
    name: 'GET /api/icons',
    answers: { list: 'name version unsupported_families categories tags sizes_px' },
  },
  {
    name: 'GET /api/invoices/get-invoice',
    query: { id: '5725a6802d' },
    answers: {
      one: 'id from client number date dueDate services subtotal tax discount total',
    },
  },
  {
    name: 'GET /api/knowledge-base',
    answers: { list: 'id title path articlesCount featuredArticles' },
  },

  // Mail
  { name: 'GET /api/mail-app/mail', query: { mailId: '1' }, answers: { one: mail } },
  { name: 'GET /api/mail-app/mails', query: {}, answers: { list: mail } },
  { name: 'POST /api/mail-app/update-mail', body: oneMail, answers: { one: mail } },
  { name: 'GET /api/mail-app/filters', answers: { list: `${place} translate` } },
  { name: 'GET /api/mail-app/labels', answers: { list: label } },
  { name: 'GET /api/mail-app/folders', answers: { list: `${place} translate` } },
  {
    name: 'POST /api/mail-app/set-folder',
    body: { ...someMails, folderId: 4 },
    answers: 'nothing',
  },
  {
    name: 'POST /api/mail-app/toggle-label',
    body: { ...someMails, labelId: 0 },
    answers: 'nothing',
  },
  { name: 'POST /api/mail-app/delete-mails', body: someMails, answers: 'nothing' },

  // Notes
  { name: 'GET /api/notes-app/notes', answers: { list: note } },
  { name: 'GET /api/notes-app/labels', answers: { list: 'id name handle' } },
  { name: 'POST /api/notes-app/create-note', body: { note: oneNote }, answers: { one: note } },
  { name: 'POST /api/notes-app/update-note', body: { note: oneNote }, answers: { one: note } },
  {
    name: 'POST /api/notes-app/update-labels',
    body: { labels: [{ id: '0', name: 'Casa', handle: 'family' }] },
    answers: { list: 'id name handle' },
  },
  { name: 'POST /api/notes-app/remove-note', body: { noteId: '1' }, answers: 'text' },

  // Profile
  { name: 'GET /api/profile/timeline', answers: { one: 'activities posts' } },
  { name: 'GET /api/profile/photos-videos', answers: { list: 'id name info media' } },
  { name: 'GET /api/profile/about', answers: { one: 'general work contact groups friends' } },

  // Project dashboard, quick panel, search, notifications
  {
    name: 'GET /api/project-dashboard-app/widgets',
    answers: {
      list: 'id title ranges? currentRange? data? table? locations? currentLocation? tempUnit? speedUnit?',
    },
  },
  { name: 'GET /api/project-dashboard-app/projects', answers: { list: 'id name' } },
  { name: 'GET /api/quick-panel/data', answers: { one: 'notes events' } },
  { name: 'GET /api/search', answers: { list: 'id title url excerpt' } },
  { name: 'GET /api/notification-panel/data', answers: { list: 'id message options' } },

  // Scrumboard
  { name: 'GET /api/scrumboard-app/boards', answers: { list: 'id name uri' } },
  {
    name: 'POST /api/scrumboard-app/board/new',
    body: { board: { name: 'Quadro' } },
    answers: { one: 'id name uri' },
  },
  {
    name: 'POST /api/scrumboard-app/board/rename',
    body: { ...inBoard, boardTitle: 'Quadro' },
    answers: 'text',
  },
  {
    name: 'GET /api/scrumboard-app/board',
    query: inBoard,
    answers: { one: board },
    refuses: {
      query: { boardId: 'unknown' },
      status: 404,
      message: 'Requested board do not exist.',
    },
  },
  {
    name: 'POST /api/scrumboard-app/board/settings/update',
    body: { ...inBoard, settings: { color: 'blue-grey' } },
    answers: { one: 'color subscribed cardCoverImages' },
  },
  { name: 'POST /api/scrumboard-app/board/delete', body: inBoard, answers: 'true' },
  {
    name: 'POST /api/scrumboard-app/card/new',
    body: { ...inBoard, listId: '1', data: { name: 'Cartão' } },
    answers: { one: board },
  },
  {
    name: 'POST /api/scrumboard-app/list/new',
    body: { ...inBoard, data: { name: 'Lista' } },
    answers: { list },
  },
  {
    name: 'POST /api/scrumboard-app/list/rename',
    body: { ...inBoard, listId: '1', listTitle: 'Lista' },
    answers: { one: 'listTitle listId' },
  },
  {
    name: 'POST /api/scrumboard-app/list/remove',
    body: { ...inBoard, listId: '1' },
    answers: 'text',
  },
  {
    name: 'POST /api/scrumboard-app/card/update',
    body: { ...inBoard, card: { id: '1' } },
    answers: { one: card },
  },
  {
    name: 'POST /api/scrumboard-app/card/remove',
    body: { ...inBoard, cardId: '1' },
    answers: 'text',
  },
  {
    name: 'POST /api/scrumboard-app/card/order',
    body: { ...inBoard, lists: [{ id: '1', name: 'Lista', idCards: [] }] },
    answers: { list },
  },
  {
    name: 'POST /api/scrumboard-app/list/order',
    body: { ...inBoard, lists: [{ id: '1', name: 'Lista', idCards: [] }] },
    answers: { list },
  },

  // To-do
  { name: 'GET /api/todo-app/todos', query: { filterHandle: 'deleted' }, answers: { list: todo } },
  { name: 'POST /api/todo-app/update-todo', body: oneTodo, answers: { one: todo } },
  { name: 'POST /api/todo-app/new-todo', body: oneTodo, answers: { one: todo } },
  { name: 'POST /api/todo-app/remove-todo', body: '1', answers: 'nothing' },
  { name: 'GET /api/todo-app/filters', answers: { list: place } },
  { name: 'GET /api/todo-app/labels', answers: { list: label } },
  { name: 'GET /api/todo-app/folders', answers: { list: place } },
  {
    name: 'POST /api/todo-app/set-folder',
    body: { ...someTodos, folderId: 1 },
    answers: 'nothing',
  },
  {
    name: 'POST /api/todo-app/toggle-label',
    body: { ...someTodos, labelId: 0 },
    answers: 'nothing',
  },
  { name: 'POST /api/todo-app/delete-todos', body: someTodos, answers: 'nothing' },
]

/** Calls beside the 89: writing a mail (demo-apps §2). */
export const ownCalls: readonly CallRow[] = [
  {
    name: 'POST /api/mail-app/new-mail',
    body: { to: [], subject: 'Aviso', message: '', folder: 1 },
    answers: { one: mail },
  },
]
