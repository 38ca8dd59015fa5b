// The script of the page of buttons: it shows what `/events` tells, and sends what a person does.
import type { ReaderView } from '../reader-view.ts'

type Kind = 'card' | 'face' | 'qr' | 'pin'
type Result = Readonly<Record<string, unknown>>

const EVENTS: Readonly<Record<number, string>> = {
  1: 'Equipamento inválido',
  2: 'Regra inválida',
  3: 'Não identificado',
  4: 'Identificação pendente',
  5: 'Tempo esgotado',
  6: 'Acesso negado',
  7: 'Acesso concedido',
  8: 'Catraca livre, sem giro',
  9: 'Não é administrador',
  10: 'Aberto por comando',
  11: 'Botão de saída',
  12: 'Aberto pela página do leitor',
  13: 'Desistiu de girar',
  14: 'O servidor não respondeu',
  15: 'Interfone',
}
const MODES: Readonly<Record<string, string>> = {
  standalone: 'Autônomo',
  pro: 'Pro: o servidor autoriza',
  enterprise: 'Enterprise: o servidor identifica',
  contingency: 'Contingência: sem servidor',
}
const ALARMS: Readonly<Record<number, string>> = {
  6: 'Alarme: porta aberta por muito tempo',
  7: 'Alarme: porta forçada',
  11: 'Alarme: senha de pânico',
}
const LABELS: Readonly<Record<Kind, string>> = {
  card: 'Número do cartão',
  face: 'Pessoa diante da câmera',
  qr: 'Conteúdo do QR',
  pin: 'PIN',
}
const WAITS: Readonly<Record<string, string>> = {
  face: 'Cadastrando um rosto',
  card: 'Cadastrando um cartão',
  pin: 'Cadastrando um PIN',
  password: 'Cadastrando uma senha',
  biometry: 'Cadastrando uma digital',
}
const DOOR =
  '<svg viewBox="0 0 32 40" aria-hidden="true"><path d="M5 38V2h22v36M1 38h30"/><path class="leaf" d="M6 3h20v35H6z"/></svg>'

const main = found(document, '#readers', HTMLElement)
const connection = found(document, '#connection', HTMLElement)
const template = found(document, '#reader', HTMLTemplateElement)
/** What each card shows, by the number of its reader. */
const cards = new Map<number, (view: ReaderView) => void>()

function found<T extends Element>(within: ParentNode, selector: string, type: new () => T): T {
  const element = within.querySelector(selector)
  if (element instanceof type) return element
  throw new Error(`the page has no ${selector}`)
}

/** Writes a text only where it differs, so that a reader of screens hears changes alone. */
function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

function textElement(name: string, text: string, className = ''): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  if (className !== '') element.className = className
  return element
}

async function send(reader: number, hand: string, fields: object = {}): Promise<Result> {
  const response = await fetch(`/readers/${reader}/${hand}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  })
  const { result } = (await response.json()) as { result?: unknown }
  if (!response.ok) throw new Error(String(response.status))
  return typeof result === 'object' && result !== null ? (result as Result) : {}
}

const wallTime = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(11, 19)

function offsetText(seconds: number): string {
  const size = Math.abs(seconds)
  let amount = `${size} s`
  if (size % 3_600 === 0) amount = `${size / 3_600} h`
  else if (size % 60 === 0) amount = `${size / 60} min`
  return `Relógio ${amount} ${seconds > 0 ? 'adiantado' : 'atrasado'}`
}

function doorText(door: ReaderView['doors'][number]): string {
  if (door.open) return 'Aberta'
  return door.unlocked ? 'Destravada' : 'Fechada'
}

function badgesOf(view: ReaderView): HTMLElement[] {
  const badges = [textElement('span', MODES[view.mode] ?? view.mode, 'badge')]
  const add = (holds: boolean, text: string) => {
    if (holds) badges.push(textElement('span', text, 'badge bad'))
  }
  add(!view.hasPower, 'Sem energia')
  add(!view.isOnline, 'Sem rede')
  add(view.hasFactoryPassword, 'Senha de fábrica')
  add(view.alarm !== 0, ALARMS[view.alarm] ?? `Alarme ${view.alarm}`)
  add(view.clockOffset !== 0, offsetText(view.clockOffset))
  add(view.backlog > 0, `${view.backlog} eventos por enviar`)
  add(view.waitsFor !== null, WAITS[view.waitsFor ?? ''] ?? 'Cadastrando')
  return badges
}

/** Says what became of something shown, in the words of the page. */
function outcomeOf({ event, opened, decidedBy, passed }: Result): [string, 'good' | 'bad'] {
  if (decidedBy === 'enrolment') return ['Lido para o cadastro.', 'good']
  if (event === 0) return ['O leitor não reagiu.', 'bad']
  const word = EVENTS[Number(event)] ?? `Evento ${Number(event)}`
  if (opened !== true) return [`${word}: a porta não se moveu.`, 'bad']
  return [`${word}: ${passed === true ? 'a pessoa passou' : 'destravou'}.`, 'good']
}

/** Shows a door in its place, so that its leaf is seen to move. */
function showDoor(
  doors: HTMLElement,
  door: ReaderView['doors'][number],
  { doors: all, alarm }: ReaderView,
): void {
  let element = doors.children[door.portal - 1]
  if (!element) {
    element = textElement('div', '', 'door')
    element.innerHTML = `${DOOR}<b></b><small></small>`
    doors.append(element)
  }
  element.classList.toggle('open', door.open)
  element.classList.toggle('unlocked', door.unlocked || door.open)
  element.classList.toggle('alarm', door.open && alarm !== 0)
  const name = all.length > 1 ? `Porta ${door.portal}: ` : ''
  write(found(element, 'b', HTMLElement), name + doorText(door))
  const pulses = door.pulses === 1 ? '1 pulso' : `${door.pulses} pulsos`
  write(found(element, 'small', HTMLElement), pulses)
}

/** Makes the card of a reader; returns what shows its state. */
function addCard({ number }: ReaderView): (view: ReaderView) => void {
  const card = found(template.content, '.reader', HTMLElement).cloneNode(true) as HTMLElement
  const part = (selector: string) => found(card, selector, HTMLElement)
  const form = found(card, 'form', HTMLFormElement)
  const value = found(form, 'input[name=value]', HTMLInputElement)
  const stored = found(form, 'select[name=stored]', HTMLSelectElement)
  const portal = found(form, 'select[name=portal]', HTMLSelectElement)
  const kinds = [...card.querySelectorAll<HTMLInputElement>('.kinds input')]
  const outcome = part('.outcome')
  let view: ReaderView | undefined
  for (const radio of kinds) radio.name = `kind-${number}`
  const title = part('h2')
  title.id = `reader-${number}`
  card.setAttribute('aria-labelledby', title.id)
  main.append(card)

  const kindOf = () => (kinds.find(({ checked }) => checked)?.value ?? 'card') as Kind
  const tell = (text: string, tone: 'good' | 'bad' | '' = '') => {
    outcome.textContent = text
    outcome.className = `outcome ${tone}`
  }
  const run = async (hand: string, fields: object = {}) => {
    try {
      return await send(number, hand, { portal: Number(portal.value || 1), ...fields })
    } catch {
      tell('O simulador não aceitou isso.', 'bad')
      return null
    }
  }

  async function present(fields: object): Promise<void> {
    const result = await run('present', fields)
    if (result) tell(...outcomeOf(result))
  }

  let choicesShown = ''
  function showChoices(): void {
    const choices = view?.choices[kindOf()] ?? []
    const key = JSON.stringify([kindOf(), choices])
    if (key === choicesShown) return
    choicesShown = key
    const first = choices.length === 0 ? 'Nenhum' : 'Escolher…'
    stored.replaceChildren(
      new Option(first, ''),
      ...choices.map(
        ({ value, name }) => new Option(name === '' ? value : `${name} · ${value}`, value),
      ),
    )
    stored.disabled = choices.length === 0
    write(part('.value-label'), LABELS[kindOf()])
    value.inputMode = kindOf() === 'card' || kindOf() === 'pin' ? 'numeric' : 'text'
  }

  for (const radio of kinds) {
    radio.addEventListener('change', () => {
      value.value = ''
      showChoices()
    })
  }
  stored.addEventListener('change', () => {
    if (stored.value !== '') value.value = stored.value
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    tell('Apresentando…')
    const fields = {
      kind: kindOf(),
      value: value.value.trim(),
      goesThrough: found(form, '[name=goesThrough]', HTMLInputElement).checked,
      duress: found(form, '[name=duress]', HTMLInputElement).checked,
    }
    void present(fields)
  })
  for (const button of card.querySelectorAll<HTMLButtonElement>('[data-hand]')) {
    button.addEventListener('click', () => {
      let hand = button.dataset['hand'] ?? ''
      if (hand === 'power') hand = view?.hasPower === true ? 'cut-power' : 'restore-power'
      if (hand === 'network') hand = view?.isOnline === true ? 'offline' : 'online'
      if (hand === 'factory-reset' && !confirm('Apagar tudo o que este leitor guarda?')) return
      const { seconds } = button.dataset
      void run(hand, seconds === undefined ? {} : { seconds: Number(seconds) })
      tell('')
    })
  }

  return (next) => {
    view = next
    write(title, `Leitor ${next.number} · ${next.product}`)
    write(
      part('.about'),
      `127.0.0.1:${next.port} · ${next.serial} · ${wallTime(next.wallSeconds)} · ${next.users} pessoas`,
    )
    part('.badges').replaceChildren(...badgesOf(next))
    for (const door of next.doors) showDoor(part('.doors'), door, next)
    if (portal.options.length !== next.doors.length) {
      portal.replaceChildren(...next.doors.map((door) => new Option(String(door.portal))))
      part('.portal').hidden = next.doors.length === 1
    }
    write(part('[data-hand=power]'), next.hasPower ? 'Cortar a energia' : 'Religar a energia')
    write(part('[data-hand=network]'), next.isOnline ? 'Desligar da rede' : 'Ligar à rede')
    part('.events').replaceChildren(
      ...next.events.map(({ time, event, name }) => {
        const item = document.createElement('li')
        const words = EVENTS[event] ?? `Evento ${event}`
        item.append(
          textElement('time', wallTime(time)),
          textElement('span', name === '' ? words : `${words} · ${name}`),
        )
        return item
      }),
    )
    if (next.events.length === 0) {
      part('.events').replaceChildren(textElement('li', 'Nenhum ainda.'))
    }
    showChoices()
  }
}

const source = new EventSource('/events')
source.addEventListener('message', ({ data }: MessageEvent<string>) => {
  write(connection, 'Ao vivo')
  for (const view of JSON.parse(data) as ReaderView[]) {
    const show = cards.get(view.number) ?? addCard(view)
    cards.set(view.number, show)
    show(view)
  }
})
source.addEventListener('error', () => write(connection, 'O simulador parou; tentando de novo…'))
