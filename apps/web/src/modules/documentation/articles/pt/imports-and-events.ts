import { type Article, example, heading, list, note, p, warning } from '../article.ts'

export const importsAndEvents: Article = [
  heading('import', 'Importar'),
  p(
    'Uma importação é um trabalho: mande o arquivo, receba um `id`, pergunte como vai. Com `dry_run=true`, que é o normal, nada é gravado.',
  ),
  example('import'),
  p('Pergunte de novo até que `state` não seja mais `queued` nem `running`.'),
  example('import-state'),
  list(
    '`line` conta como a planilha: o título é a linha 1.',
    '`existing=keep` (o normal) ou `update`: o que fazer com quem já existe.',
    '`create_missing=true` cria as torres e os apartamentos que faltam.',
    '`mapping` corrige as colunas: uma lista JSON com a chave de cada uma, ou `null`.',
    '`notes` diz o que foi lido de outro modo: `head_below` (título das colunas abaixo de outras linhas), `zeros_restored` e `merged_filled`, com a coluna, a primeira linha e quantas.',
    '`queued_before`, enquanto espera, diz quantas importações estão antes. Importações demais ao mesmo tempo são 503 com `Retry-After`, antes de o arquivo ser lido.',
    '`failed` traz em `problem` o motivo: `not_a_spreadsheet`, `unreadable`, `too_large`, `too_many_lines`, `too_many_columns`, `too_complex`, `interrupted` ou `stale`.',
    '`DELETE /imports/{id}` cancela; nada terá sido gravado.',
  ),
  p('As linhas com erro, para corrigir e mandar de novo:'),
  example('bad-lines'),
  p(
    'O que cada coluna é está em [Importação e exportação](/documentation/administrators/imports#columns).',
  ),
  heading('export', 'Exportar'),
  p('Exatamente o que está filtrado, com `id` e `version`. `format=xlsx` dá uma planilha Excel.'),
  example('export'),
  heading('stream', 'Eventos ao vivo'),
  p(
    '`GET /stream` são eventos enviados pelo servidor (SSE). Deixe-o aberto: o alerta do próximo exemplo chega por ele em menos de um segundo. Leia com fetch, que manda o token no cabeçalho; `EventSource` não consegue.',
  ),
  example('stream'),
  list(
    '`open` diz a partir de onde nada se perde. Um sinal de vida vem a cada 15 segundos.',
    'Depois de uma queda, mande o último id em `Last-Event-ID`: o que faltou vem de novo. Se já não está guardado, vem `reset`: leia tudo outra vez.',
    '`register.changed` diz que linhas de um cadastro mudaram; uma mudança em massa é um evento só.',
    'Eventos são pequenos e sem dados pessoais: leia o registro com os seus próprios direitos.',
  ),
  heading('panic', 'Alerta de pânico'),
  p(
    'De quem é e de onde vem sai da sessão, diga o corpo o que disser. O alerta está gravado antes da resposta. Com `Idempotency-Key`, o mesmo pedido mandado de novo responde 200 com o mesmo alerta; com outro corpo, é recusado.',
  ),
  warning(
    'Experimente num servidor de demonstração. Num condomínio de verdade, este pedido chama pessoas de verdade.',
  ),
  example('panic'),
  example('panic-again'),
  p('A portaria lê o que ainda não viu, e assume:'),
  example('unread-alerts'),
  example('acknowledge'),
  note(
    'Enquanto o alerta da pessoa não é encerrado, cada novo acionamento se junta a ele: 200 com o mesmo alerta, com ou sem chave. Num alerta que alguém já assumiu, ele volta a tocar e o evento é `panic.renewed`. O detalhe lista os acionamentos em `presses`; muitos seguidos são um só evento `panic.pinged` a cada dois segundos. `escalation` diz se já foi e-mail aos síndicos (`letter`) ou à plataforma (`platform`: quem acionou deve ligar 190).',
  ),
]
