import { type Article, example, heading, list, note, p, table } from '../article.ts'

export const records: Article = [
  p(
    'Todos os cadastros têm os mesmos endereços. O que vale para torres vale para moradores, veículos e os outros: troque o nome.',
  ),
  table(
    ['Pedido', 'O que faz'],
    ['`GET /towers`', 'Lista, com busca, filtros, ordem e páginas.'],
    ['`POST /towers`', 'Cria.'],
    ['`GET /towers/{id}`', 'Lê um.'],
    ['`PATCH /towers/{id}`', 'Altera os campos enviados; `null` esvazia.'],
    ['`DELETE /towers/{id}`', 'Remove; pode ser restaurado.'],
    ['`POST /towers/{id}/restore`', 'Restaura.'],
    ['`GET /towers/{id}/history`', 'O que mudou, quem e quando.'],
    ['`POST /residents/{id}/accept`', 'Muda o estado: cada mudança tem o seu nome.'],
    ['`POST /towers/bulk`', 'Ativa, inativa, remove ou muda o estado de muitos.'],
    ['`POST /towers/import`, `GET /towers/export`', 'Planilhas.'],
  ),
  heading('lists', 'Listas'),
  p(
    '`sort` ordena por um campo, com `-` na frente ao contrário. `page` e `per_page` (25, no máximo 100) escolhem a página.',
  ),
  example('list'),
  p(
    '`total` é exato até 10.000. Acima disso, com filtros, `total_is` diz `at_least`: são mais do que isso. Para ler tudo, mande o `next` de uma resposta como `after` na próxima: é mais rápido que páginas, não repete nem pula, e segue sempre a ordem do cadastro.',
  ),
  heading('filters', 'Filtros'),
  p(
    'Vários valores, separados por vírgula, são alternativas. Campos com ordem aceitam `[gte]`, `[gt]`, `[lte]` e `[lt]`; qualquer um aceita `[null]=true`. `filter[deleted]=true` lista o que foi removido.',
  ),
  example('filters'),
  p(
    'Uma referência vem duas vezes: `tower_id` para gravar, `tower` com o título para ler. Um filtro que o cadastro não tem é um erro `unknown_field`, nunca ignorado.',
  ),
  heading('fields', 'Só os campos que você usa'),
  p(
    '`fields` lê só os campos que você nomeia, na lista, em um registro e na exportação: a resposta é menor e vem mais rápido. `id`, `version` e `status` vêm sempre. `tower` ou `tower_id` traz os dois; o que é derivado vem pelo nome, como `photo` ou, de moradores, `apartment`, `former` (já se mudou) e `is_minor` (menor de idade, sem a data de nascimento). Um nome que o cadastro não tem é `unknown_field`. Criar e alterar respondem com o registro inteiro.',
  ),
  example('fields'),
  p(
    'Sem um campo protegido entre os nomes, a leitura não vai para a trilha de auditoria. Quem não vê `cpf` recebe nulo e `cpf_masked`, também pelo nome.',
  ),
  heading('search', 'Busca e dados protegidos'),
  p(
    '`q` procura palavras em qualquer ordem, sem acentos nem maiúsculas. Um CPF, outro documento, CNPJ ou placa por inteiro acha o seu registro; `filter[cpf]` e `filter[id_doc]` também.',
  ),
  example('search'),
  p(
    '`GET /search` procura de uma vez em tudo o que a pessoa lê, como pessoas, unidades, veículos, encomendas, reservas e ocorrências; por palavras, telefones (também só os quatro últimos números), placas antigas ou Mercosul e documentos inteiros. Vem por cadastro, o mais provável primeiro: o que começa assim antes do que só contém, o que vale hoje antes do que já foi (`former`). `record` traz o que serve em seguida, como telefones e a unidade.',
  ),
  example('search-everything'),
  p(
    'O mesmo pedido, feito pela portaria, não mostra o que é protegido: `cpf` vem nulo, e `cpf_masked` ajuda a conferir. Como uma alteração manda só o que muda, a máscara nunca é gravada. Quem não vê o valor o consulta inteiro, no máximo 30 vezes por hora sem achar e 300 achando; depois vem 429 `throttled` com `Retry-After`, e um 409 de um documento que ele não vê conta também. `correctable` traz os campos que essa pessoa digitou hoje e pode substituir.',
  ),
  example('sign-in-gate'),
  example('protected'),
  heading('create', 'Criar sem repetir'),
  p(
    'Mande um `id` seu, um UUID versão 7. Se a resposta se perder, mande de novo: com o mesmo conteúdo, vem 200 e o registro que já existe. De outra pessoa, ou com outro conteúdo, vem 409 `id_taken`.',
  ),
  example('create'),
  example('create-again'),
  heading('change', 'Alterar sem atropelar'),
  p(
    'Cada registro tem uma versão, no corpo e no cabeçalho `ETag`. Diga em `If-Match` qual você viu.',
  ),
  example('change'),
  p('Se alguém mudou antes, nada é gravado, e a resposta traz como ficou:'),
  example('stale'),
  example('no-version'),
  heading('history', 'Histórico'),
  example('history'),
  heading('actions', 'Ações'),
  p(
    'O que um cadastro tem de próprio é uma ação: `POST /{cadastro}/{id}/{ação}`. Esta só mostra a prévia; com `"preview": false`, cria.',
  ),
  example('action'),
  heading('bulk', 'Muitos de uma vez'),
  p(
    'Até 1.000 registros, cada um com a sua versão; cada um é feito, está velho (`stale`) ou é recusado, com o motivo. Com `filter` e `expected_total` no lugar de `items`, a mudança vira um trabalho: vem 202, e `GET /bulk-changes/{id}` diz como vai. Numa mudança de estado, `values` traz o que ela pede.',
  ),
  example('bulk'),
  heading('remove', 'Remover e restaurar'),
  example('remove'),
  example('gone'),
  example('restore'),
  p(
    'O que outros usam não sai: a resposta é 409 `in_use`, com as contagens. `DELETE …?reassign_to={id}` transfere antes.',
  ),
  heading('refusals', 'Recusas'),
  p('Um campo errado, e um que não existe:'),
  example('wrong-value'),
  p('Um nome que já existe, sem contar maiúsculas e acentos:'),
  example('duplicate'),
  list(
    '403: o seu papel não tem a operação. 404: a linha não existe para você.',
    '409 `state_conflict`: o estado não permite a mudança; `current` traz a linha como está. Ela dispensa o `If-Match`.',
    '422 `not_allowed`: só mudanças de estado escrevem este campo, ou o seu papel não o escreve.',
    '422 `not_found` num campo: a referência não existe, foi removida ou é de outra empresa; as três respondem igual.',
  ),
  note(
    'Datas são `2026-11-21`; instantes vêm em UTC, e vão com `Z` ou com a diferença, como `2026-11-21T14:30:00-03:00`; telefones em E.164; CPF, CNPJ e placas sem máscara.',
  ),
]
