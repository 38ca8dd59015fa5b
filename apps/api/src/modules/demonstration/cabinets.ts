import type { RecordOfRegister } from '@portaria/contract/define-register/define-register'
import type { cabinets } from '@portaria/contract/modules/cabinets/cabinets/cabinets'
import type { CommonColumn } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'

/** A row of `cabinets`. */
export type Cabinet = Omit<RecordOfRegister<typeof cabinets>, CommonColumn | 'items' | 'status'>

/** A row of `cabinet_items`. */
export type CabinetItem = {
  id: string
  cabinet_id: string
  ordinal: number
  name: string
  code: string | null
  note: string | null
}

type Thing = readonly [name: string, code: string | null, note?: string]

const tools: readonly Thing[] = [
  ['Escada de alumínio, 6 degraus', 'F01'],
  ['Furadeira de impacto', 'F02', 'Com jogo de brocas.'],
  ['Carrinho de compras', 'F03'],
  ['Carrinho de mudança', 'F04', 'Só pelo elevador de serviço.'],
  ['Extensão elétrica, 20 m', 'F05'],
]

const stored: readonly Thing[] = [
  ['Cadeira de rodas', 'G01', 'Emergências primeiro.'],
  ['Bebê conforto', 'G02'],
  ['Mesas dobráveis do salão', 'G03'],
]

/**
 * Makes the cabinets of a gatehouse: keys of the common areas and of each tower, tools, and things
 * to borrow.
 */
export function cabinetsOf(
  random: SeededRandom,
  towers: readonly { id: string; name: string }[],
): { cabinets: Cabinet[]; cabinet_items: CabinetItem[] } {
  const keys: Thing[] = [
    ['Salão de festas', 'C01', 'Conferir a vistoria na devolução.'],
    ['Churrasqueira', 'C02'],
    ['Academia', 'C03'],
    ['Casa de bombas', 'C04', 'Só zelador e manutenção.'],
    ['Gerador', 'C05', 'Só zelador e manutenção.'],
    ...towers.map(({ name }, index): Thing => [`Cobertura ${name}`, `C${10 + index}`]),
  ]
  const cabinet_items: CabinetItem[] = []
  const make = (
    cabinet: Omit<Cabinet, 'id' | 'tower_id'> & { tower_id?: string | null },
    things: readonly Thing[],
  ): Cabinet => {
    const id = random.id()
    cabinet_items.push(
      ...things.map(([name, code, note], ordinal) => ({
        id: random.id(),
        cabinet_id: id,
        ordinal,
        name,
        code,
        note: note ?? null,
      })),
    )
    return { tower_id: null, ...cabinet, id }
  }
  const made = [
    make({ name: 'Claviculário da portaria', kind: 'keys', location: 'Portaria principal' }, keys),
    make({ name: 'Ferramentas', kind: 'tools', location: 'Sala do zelador, subsolo' }, tools),
    make(
      {
        name: 'Guarda-volumes',
        kind: 'storage',
        location: 'Hall de entrada',
        tower_id: towers[0]?.id ?? null,
      },
      stored,
    ),
  ]
  return { cabinets: made, cabinet_items }
}
