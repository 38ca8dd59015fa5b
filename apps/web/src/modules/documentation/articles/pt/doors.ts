import { type Article, example, heading, note, p, warning } from '../article.ts'

export const doors: Article = [
  heading('points', 'Pontos e regras'),
  p(
    'Um ponto é uma porta, um portão ou uma catraca. Onde se sai, diga também como se sai sem o leitor (`way_out`) e o dia em que alguém testou isso (`exit_tried_on`); sem os dois, o ponto é recusado.',
  ),
  example('access-point'),
  p(
    'Sem regra, ninguém entra. Sem `credentials` vale qualquer uma; sem `schedule_id`, qualquer hora.',
  ),
  example('access-rule'),
  p('Quem passa por um ponto, e por que pontos passa uma pessoa:'),
  example('access-passers'),
  example('access-ways'),
  p(
    '`POST /access/trials` responde por uma pessoa, uma credencial, um dia e uma hora. Nenhuma porta abre, e nada fica registrado como acesso.',
  ),
  heading('accesses', 'Acessos'),
  p(
    'O que houve nos pontos, do mais novo ao mais antigo. Para a página seguinte, mande `next` em `after`.',
  ),
  example('accesses'),
  p('O porquê de um acesso, regra por regra. Cada leitura destas fica no histórico.'),
  example('access'),
  p('No fluxo de eventos, `accesses.changed` diz que alguém passou, sem dizer quem.'),
  heading('opening', 'Abrir à distância'),
  p(
    'A portaria lê os pontos em uso e o estado de cada leitor; `reader` nulo é um ponto sem leitor.',
  ),
  example('access-monitor'),
  example('find-door'),
  p(
    'O `id` é você quem faz: o mesmo pedido, mandado de novo, é a mesma abertura, e a porta não abre duas vezes. O que não chegou ao leitor em 5 segundos não é mais enviado.',
  ),
  example('opening'),
  p(
    'Pergunte de novo enquanto `state` for `waiting`. Depois é `done`, `refused` com o motivo em `reason`, ou `unknown`: ninguém sabe se abriu, e alguém precisa olhar a porta.',
  ),
  example('opening-state'),
  heading('emergency', 'Emergência'),
  warning('Experimente num servidor de demonstração. Num condomínio de verdade, as portas abrem.'),
  p(
    'Uma liberação abre pontos a todos até que alguém a encerre. `point_ids` é uma lista, ou `all` para todos os pontos em uso.',
  ),
  example('release'),
  example('release-end'),
  note(
    '`kind: lockdown` recusa quem entra e só o síndico pode pedir; quem está dentro sempre sai. `state` diz como está cada porta: `open`, `trying`, `unconfirmed` ou `by_hand`, que alguém precisa abrir. Depois do fim, é nulo assim que a porta foi solta.',
  ),
  heading('faces', 'Rostos'),
  p(
    'O rosto de uma pessoa, para o síndico: o consentimento, o que os leitores têm e as remoções, cada uma com a hora em que o leitor foi lido sem ela. Nenhuma resposta traz a foto.',
  ),
  example('face'),
  p(
    'O consentimento é da própria pessoa. O síndico pede por e-mail; o link vale 30 dias e leva uma foto aceita; depois, só retira.',
  ),
  example('face-letter'),
  note(
    'Quem tem login consente em `/me/faces/{kind}/{id}/consent` e envia a foto a `/me/faces/{kind}/{id}/photo`; `DELETE` no consentimento o retira e apaga a foto.',
  ),
]
