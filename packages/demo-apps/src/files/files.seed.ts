import { dayOf } from '../days/days.ts'
import { scene } from '../pictures/scene.ts'
import type { DemoFile, FileType } from './files.types.ts'

/** Location, name, owner, kilobytes, and days since the last change; a folder has no extension. */
type Line = readonly [
  location: string,
  name: string,
  owner: string,
  kilobytes: number,
  daysBack: number,
]

const lines: readonly Line[] = [
  ['', 'Assembleias', 'Helena Prado', 0, 3],
  ['', 'Contratos', 'Helena Prado', 0, 12],
  ['', 'Obras', 'Benício Valadão', 0, 1],
  ['', 'Plantas', 'Estela Drumond', 0, 240],
  ['', 'Orçamento do ano.xlsx', 'Alba Quirino', 182, 2],
  ['', 'Regimento interno.docx', 'Helena Prado', 96, 88],
  ['', 'Lista de telefones.xlsx', 'Magali Ferrão', 24, 9],
  ['', 'Boas-vindas.docx', 'Inês Carcará', 58, 31],
  ['Assembleias', '2025', 'Clarice Montenegro', 0, 330],
  ['Assembleias', '2026', 'Clarice Montenegro', 0, 3],
  ['Assembleias/2025', 'Ata de março.docx', 'Clarice Montenegro', 74, 600],
  ['Assembleias/2025', 'Ata de outubro.docx', 'Clarice Montenegro', 81, 395],
  ['Assembleias/2026', 'Ata de março.docx', 'Clarice Montenegro', 69, 240],
  ['Assembleias/2026', 'Convocação de dezembro.docx', 'Helena Prado', 41, 3],
  ['Assembleias/2026', 'Lista de presença.xlsx', 'Inês Carcará', 33, 3],
  ['Contratos', 'Elevadores.docx', 'Helena Prado', 210, 12],
  ['Contratos', 'Limpeza.docx', 'Helena Prado', 188, 140],
  ['Contratos', 'Seguro do prédio.docx', 'Alba Quirino', 540, 58],
  ['Contratos', 'Vencimentos.xlsx', 'Alba Quirino', 18, 12],
  ['Obras', 'Salão de festas', 'Benício Valadão', 0, 1],
  ['Obras', 'Cronograma.xlsx', 'Benício Valadão', 46, 1],
  ['Obras', 'Memorial descritivo.docx', 'Estela Drumond', 320, 20],
  ['Obras/Salão de festas', 'Orçamentos.xlsx', 'Benício Valadão', 64, 1],
  ['Obras/Salão de festas', 'Cores e pisos.docx', 'Estela Drumond', 1_240, 5],
  ['Obras/Salão de festas', 'Autorização.docx', 'Helena Prado', 52, 2],
  ['Plantas', 'Térreo.docx', 'Estela Drumond', 2_400, 900],
  ['Plantas', 'Tipo.docx', 'Estela Drumond', 2_180, 900],
  ['Plantas', 'Garagem.docx', 'Estela Drumond', 1_960, 240],
]

const typeOf = (name: string): FileType => {
  if (name.endsWith('.xlsx')) return 'spreadsheet'
  return name.endsWith('.docx') ? 'document' : 'folder'
}

const pathOf = ([location, name]: Line) => (location === '' ? name : `${location}/${name}`)

/** The size of everything below a folder, in kilobytes. */
function weightOf(path: string): number {
  return lines
    .filter(([location]) => location === path || location.startsWith(`${path}/`))
    .reduce((sum, [, , , kilobytes]) => sum + kilobytes, 0)
}

/** Folders and files of an office, with days around the day of `now`. */
export function filesSeed(now: number): DemoFile[] {
  return lines.map((line, index): DemoFile => {
    const [location, name, owner, kilobytes, daysBack] = line
    const type = typeOf(name)
    return {
      id: String(index + 1),
      name,
      type,
      owner,
      size: 1000 * (type === 'folder' ? weightOf(pathOf(line)) : kilobytes),
      modified: dayOf(now, -daysBack),
      opened: dayOf(now, -Math.floor(daysBack / 2)),
      created: dayOf(now, -daysBack - 30 - index),
      extention: type === 'folder' ? '' : (name.split('.').at(-1) ?? ''),
      location,
      offline: index % 4 === 0,
      ...(type !== 'folder' && { preview: scene(name) }),
    }
  })
}
