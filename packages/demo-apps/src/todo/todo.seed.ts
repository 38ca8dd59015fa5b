import { dayOf } from '../days/days.ts'
import type { Todo, TodoFilter, TodoFolder, TodoLabel } from './todo.types.ts'

export type TodoState = {
  /** The to-dos, newest first. */
  todos: Todo[]
  folders: TodoFolder[]
  filters: TodoFilter[]
  labels: TodoLabel[]
}

/**
 * Handles and titles are fixed, including their spelling (demo-apps §3); pages have words by
 * handle.
 */
const filters: TodoFilter[] = [
  { id: 0, handle: 'starred', title: 'Starred', icon: 'star' },
  { id: 1, handle: 'important', title: 'Priority', icon: 'error' },
  { id: 2, handle: 'dueDate', title: 'Sheduled', icon: 'schedule' },
  { id: 3, handle: 'today', title: 'Today', icon: 'today' },
  { id: 4, handle: 'completed', title: 'Done', icon: 'check' },
  { id: 5, handle: 'deleted', title: 'Deleted', icon: 'delete' },
]

const folders: TodoFolder[] = [
  { id: 0, handle: 'all', title: 'All', icon: 'view_headline' },
  { id: 1, handle: 'condominium', title: 'Condominium', icon: 'apartment' },
  { id: 2, handle: 'maintenance', title: 'Maintenance', icon: 'build' },
  { id: 3, handle: 'home', title: 'Home', icon: 'home' },
]

const labels: TodoLabel[] = [
  { id: 0, handle: 'frontend', title: 'Frontend', color: '#3f7a2c' },
  { id: 1, handle: 'backend', title: 'Backend', color: '#4252cd' },
  { id: 2, handle: 'api', title: 'API', color: '#8a6410' },
  { id: 3, handle: 'issue', title: 'Issue', color: '#7a3fa0' },
  { id: 4, handle: 'mobile', title: 'Mobile', color: '#2a6a9e' },
]

/**
 * Title, notes, labels, folder, days from today to its start and due days, and marks: `s`tarred,
 * `i`mportant, `c`ompleted, `d`eleted.
 */
type Line = readonly [
  title: string,
  notes: string,
  labels: readonly number[],
  folder: number | null,
  start: number | null,
  due: number | null,
  marks: string,
]

const lines: readonly Line[] = [
  [
    'Rever o contrato do elevador',
    'O reajuste vence no fim do mês. Pedir duas propostas.',
    [3],
    2,
    0,
    3,
    'i',
  ],
  [
    'Montar a pauta da assembleia',
    'Previsão do próximo ano, pintura e vaga de bicicletas.',
    [],
    1,
    -2,
    6,
    'si',
  ],
  [
    'Desenhar a tela de entrada do aplicativo',
    'Três ideias, uma para o celular pequeno.',
    [0, 4],
    null,
    -1,
    2,
    's',
  ],
  [
    'Responder à vistoria dos bombeiros',
    'Faltam as fotos das mangueiras do 7º andar.',
    [3],
    2,
    -4,
    0,
    'i',
  ],
  ['Comprar lâmpadas para a garagem', 'Dezoito, de 9 W, luz neutra.', [], 2, null, 1, ''],
  [
    'Listar as chamadas do servidor',
    'Nome, parâmetros, resposta e erro de cada uma.',
    [1, 2],
    null,
    0,
    5,
    '',
  ],
  ['Trocar a bateria do portão', '', [], 2, -6, -1, 'c'],
  [
    'Ligar para a floricultura',
    'Arranjo para a recepção, toda segunda-feira.',
    [],
    1,
    null,
    null,
    '',
  ],
  [
    'Corrigir o aviso que some depressa demais',
    'Some antes de ser lido; deve ficar seis segundos.',
    [0, 3],
    null,
    -3,
    1,
    's',
  ],
  ['Pagar a conta de gás', '', [], 3, null, 4, ''],
  ['Ler o manual do novo interfone', 'Capítulo de ramais.', [], 2, null, null, ''],
  ['Guardar cópia dos documentos', 'Escrituras, apólice e certidões.', [1], 1, null, 12, ''],
  [
    'Testar a câmera em três celulares',
    'Um deles antigo, com a tela quebrada.',
    [4, 3],
    null,
    2,
    7,
    '',
  ],
  ['Combinar a dedetização', 'Avisar com dez dias de antecedência.', [], 2, 5, 15, ''],
  [
    'Escrever o texto de boas-vindas',
    'Uma página: horários, telefones e a festa de dezembro.',
    [0],
    1,
    null,
    null,
    's',
  ],
  ['Medir o tempo de resposta da lista', 'Com dez vezes mais linhas.', [1, 2], null, -7, -2, 'c'],
  ['Levar o tapete para lavar', '', [], 3, null, 2, ''],
  ['Separar os controles devolvidos', 'Quatro da torre B, um sem número.', [], 1, -1, null, ''],
  ['Rever as cores do modo escuro', 'A linha do meio quase não aparece.', [0], null, 1, 8, ''],
  ['Marcar a limpeza da caixa-d’água', 'A última foi há cinco meses.', [], 2, 9, 20, 'i'],
  ['Atualizar a lista de telefones', '', [], 1, null, null, 'c'],
  ['Conferir o estoque de sacos de lixo', '', [], 2, null, null, 'c'],
  ['Apagar a conta de testes', 'Ninguém a usa desde maio.', [1], null, null, null, 'd'],
  ['Comprar fita crepe', '', [], 3, null, null, 'd'],
  [
    'Preparar a apresentação do trimestre',
    'Números, fotos da obra e próximos passos.',
    [],
    1,
    3,
    10,
    's',
  ],
  ['Publicar a nova versão das etiquetas', 'Com o texto maior.', [0, 2], null, -5, -3, 'c'],
  ['Pedir orçamento do jardim', 'Três jardineiros, com fotos do canteiro.', [], 2, null, 9, ''],
  ['Renovar o seguro da bicicleta', '', [], 3, null, 18, ''],
  [
    'Reunir as sugestões dos moradores',
    'As do mural e as da caixa da recepção.',
    [],
    1,
    null,
    null,
    '',
  ],
  ['Ensaiar a evacuação do bloco B', 'Numa terça, depois das 10:00.', [], 1, 12, 12, ''],
]

/** Thirty to-dos around the day of `now`. */
export function todoSeed(now: number): TodoState {
  const day = (daysOn: number | null) => (daysOn === null ? '' : dayOf(now, daysOn))
  const todos = lines.map(
    ([title, notes, labels, folder, start, due, marks], index): Todo => ({
      id: String(index + 1),
      title,
      notes,
      startDate: day(start),
      dueDate: day(due),
      completed: marks.includes('c'),
      starred: marks.includes('s'),
      important: marks.includes('i'),
      deleted: marks.includes('d'),
      labels: [...labels],
      ...(folder !== null && { folder }),
    }),
  )
  return { todos, folders, filters, labels }
}
