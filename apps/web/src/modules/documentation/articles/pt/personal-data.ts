import { type Article, example, heading, note, p, warning } from '../article.ts'

export const personalData: Article = [
  heading('export', 'Exportar'),
  p(
    'Cada pessoa baixa os próprios dados com a sua sessão; o síndico, os de quem pediu, em `residents`, `employees`, `service-providers` ou `visitors`. A resposta é uma planilha.',
  ),
  p('Entre como moradora:'),
  example('sign-in-resident'),
  example('own-data'),
  p('E como síndico, os dados dela:'),
  example('personal-data'),
  note(
    'As duas pedem uma prova recente de quem você é, como senha ou chave de acesso; sem ela, a resposta é `proof_required`. São 20 exportações por hora e pessoa.',
  ),
  heading('erase', 'Apagar'),
  p(
    'Antes de apagar, pergunte o que ainda está em aberto com a pessoa. `holds` diz cada coisa; `same` diz outros cadastros com o mesmo CPF.',
  ),
  example('erasure-holds'),
  p('Enquanto houver algo em aberto, nada se apaga:'),
  example('erasure-held'),
  warning('O que se apaga não volta. Experimente num servidor de demonstração.'),
  p(
    'De um visitante que só foi cadastrado, nada está em aberto. `reason` é `asked`, `consent_withdrawn`, `not_needed` ou `ordered`. O recibo diz o que foi apagado, em `blanked`, e o que fica por outra regra, em `kept`:',
  ),
  example('new-visitor'),
  example('erasure'),
  p('Repetir o pedido, ou ler depois, dá o mesmo recibo:'),
  example('erasure-receipt'),
]
