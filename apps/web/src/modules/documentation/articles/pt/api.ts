import { type Article, code, example, heading, list, note, p, part, table } from '../article.ts'

export const api: Article = [
  p(
    'Tudo o que a tela faz passa por uma API em `/api/v1`. Ela se descreve em [/api/v1/docs](/api/v1/docs) e, para máquinas, em `/api/v1/openapi.json`. A descrição diz o que cada pedido leva e o que responde, recusas incluídas, e dela um gerador faz um cliente na sua linguagem. Estas páginas contam o que ela não conta.',
  ),
  note(
    'Cada exemplo daqui é executado por um teste, nesta ordem, num servidor com a demonstração. Você pode copiá-los para um terminal e receber o mesmo. O que está sublinhado numa resposta muda a cada vez; onde há …, vem mais do que mostramos.',
  ),
  heading('sign-in', 'Entrar'),
  p(
    'Mande e-mail e senha; o token da resposta acompanha os próximos pedidos, em `Authorization: Bearer`. Ele vale por 15 minutos.',
  ),
  example('sign-in'),
  p('E-mail desconhecido e senha errada têm a mesma resposta, e levam o mesmo tempo.'),
  example('wrong-password'),
  p('Quem sou eu, o que posso ser e em que idioma:'),
  example('own-account'),
  heading('refresh', 'Renovar o token'),
  p(
    'Antes que vença, ou depois de um 401, troque-o. O token antigo, vencido ou não, é a prova. Cada um serve para uma troca; apresentado de novo depois de dez segundos, encerra a sessão. Ela termina após 7 dias parada, e em todo caso após 30.',
  ),
  example('next-token'),
  heading('company', 'A empresa de cada pedido'),
  p(
    'Quem é de uma empresa (síndico, funcionário, morador, prestador) age sempre nela. Master, administrador e comercial escolhem uma a cada pedido, em `X-Tenant-Id`.',
  ),
  example('sign-in-admin'),
  example('companies'),
  p('Sem o cabeçalho, os cadastros de empresas pedem por ele:'),
  example('no-company'),
  example('chosen-company'),
  p(
    'O que é de outra empresa responde 404, como o que não existe: em listas, buscas, exportações e erros. O cabeçalho com uma empresa alheia, vindo de quem não escolhe, é 403 e fica registrado.',
  ),
  heading('sign-out', 'Sair'),
  example('sign-out'),
  heading('errors', 'Erros'),
  p(
    'Com `proof_required` (403) a sessão se identificou há mais de 15 minutos: `proof` traz o `ticket` e os `methods`. Envie a `POST /session/proof` o `ticket` com `password` e, se `methods` não estiver vazio, `code`; depois repita a chamada. Vale para exportar pessoas, visitas, passes e a prova de um comunicado, dar o papel `sindico`, apagar os dados de uma pessoa, acrescentar um segundo fator e ligar ou desligar contas de outro serviço.',
  ),
  p(
    '`second_factor_enrolment` (403), em `POST /login`, diz que a pessoa precisa de um segundo fator e ainda não tem: `enrolment` traz o `ticket`, o segredo e o pedido de uma chave de acesso; `POST /login/enrolment` conclui a entrada e traz `recovery_codes`.',
  ),
  p(
    'Um erro é um documento de problema (RFC 9457) em `application/problem+json`. Decida pelo `code`, que não muda; `title` e `detail` são para pessoas, no idioma de quem pediu. `request_id` acha o pedido nos registros do servidor.',
  ),
  list(
    '`errors` traz os campos recusados, cada um com o seu código: `phones.0` é o primeiro telefone.',
    '`current`, com `stale`, traz o registro como está agora.',
    '`existing`, com `duplicate`, traz o que já existe, se você pode vê-lo.',
    '`uses`, com `in_use`, diz quantos registros dependem deste.',
    '`retry_after`, com `throttled` e com `unavailable` por excesso de pedidos, são os segundos de espera; o cabeçalho `Retry-After` diz o mesmo. `limit` diz qual limite foi: de uma pessoa (`person`), da empresa (`company`), do servidor (`server`) ou da espera (`wait`). Depois de 1.000 pedidos recusados de uma pessoa em dez minutos, ou de uma rede sem sessão, os seguintes recebem `throttled` com o limite `refusals`; alertas e fluxos continuam. A partir da centésima, as recusas são respondidas a vinte por segundo.',
    '`sign_in_by_letter`, em `POST /login`, diz que houve 100 senhas erradas para o e-mail em 24 horas, conhecido ou não: peça o link com `POST /password/forgot`, entre com uma chave de acesso, ou de um navegador que já entrou, que o cookie `portaria_device` (`__Host-portaria_device` com https) reconhece. O cookie não autoriza nada: guarde-o só se o seu programa entra como um navegador.',
  ),
  part('problem-codes'),
  heading('field-codes', 'Códigos dos campos'),
  part('field-codes'),
  heading('headers', 'Cabeçalhos'),
  table(
    ['Cabeçalho', 'Para quê'],
    ['`Authorization: Bearer …`', 'O token. Nunca vai no endereço.'],
    ['`X-Tenant-Id`', 'A empresa, para quem escolhe.'],
    ['`If-Match`', 'A versão que se altera ou remove: `"7"` é a versão 7.'],
    [
      '`Idempotency-Key`',
      'Num alerta de pânico: o mesmo pedido, mandado de novo, não repete o alerta.',
    ],
    ['`Last-Event-ID`', 'No fluxo de eventos: o último que se recebeu.'],
  ),
  heading('run', 'Um servidor para experimentar'),
  p('Com Node 20 ou mais novo e npm, na pasta do projeto:'),
  code('npm start'),
  p(
    'Ele traz o próprio PostgreSQL, carrega a demonstração e escreve as contas no terminal. Todas têm a senha `portaria-demo-2026`.',
  ),
]
