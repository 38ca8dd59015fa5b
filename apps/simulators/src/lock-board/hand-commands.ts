import type { DoorPlace } from './doors.ts'
import type { LockBoardSimulator } from './lock-board-simulator.ts'

type Simulator = Omit<LockBoardSimulator, 'stop'>
type Verb = { words: readonly string[]; does: (simulator: Simulator, place: DoorPlace) => string }

/** Commands for a person: a verb, the number of a lock and, unless it is 0, that of its board. */
const VERBS: readonly Verb[] = [
  {
    words: ['fechar', 'close'],
    does: (simulator, place) =>
      simulator.close(place) ? 'fechada' : 'não fecha, a trava ainda está recolhida',
  },
  { words: ['colocar', 'put'], does: occupied(true, 'ocupada') },
  { words: ['retirar', 'take'], does: occupied(false, 'vazia') },
  { words: ['emperrar', 'stick'], does: stuck(true, 'emperrada') },
  { words: ['soltar', 'free'], does: stuck(false, 'solta') },
  {
    words: ['ver', 'show'],
    does(simulator, place) {
      const state = simulator.isOpen(place) ? 'aberta' : 'fechada'
      const inside = simulator.isOccupied(place) ? 'ocupada' : 'vazia'
      return `${state}, ${inside}, vezes que abriu: ${simulator.pulses(place).length}`
    },
  },
]

function occupied(value: boolean, word: string): Verb['does'] {
  return (simulator, place) => {
    simulator.setOccupied(place, value)
    return word
  }
}

function stuck(value: boolean, word: string): Verb['does'] {
  return (simulator, place) => {
    simulator.setStuck(place, value)
    return word
  }
}

export const HAND_HELP =
  'fechar 3 · colocar 3 · retirar 3 · emperrar 3 · soltar 3 · ver 3; em outra placa: fechar 3 1'

/** Carries out a line on the doors, and returns the result in words. */
export function handCommand(simulator: Simulator, line: string): string {
  const [word = '', lockText = '', boardText = '0'] = line.trim().toLowerCase().split(/\s+/)
  const verb = VERBS.find(({ words }) => words.includes(word))
  const place = { lock: Number(lockText || Number.NaN), board: Number(boardText) }
  if (!verb || !simulator.has(place)) return `Não entendi "${line.trim()}". ${HAND_HELP}`
  return `Porta ${place.lock} da placa ${place.board}: ${verb.does(simulator, place)}.`
}
