import { type Article, heading, list, note, p } from '../article.ts'

export const equipment: Article = [
  p(
    'Leitores faciais, catracas, cancelas, câmeras, armários de encomendas: o Portaria ainda não conversa com nenhum deles. Esta página diz o que já está pronto e o que falta, para ninguém prometer o que não há.',
  ),
  heading('today', 'O que já há'),
  list(
    'Em **Moradores**, as **Formas de acesso** que cada pessoa prefere: **Facial** ou **Cartão**.',
    'Os **Consentimentos** de cada pessoa, com a versão do termo, a data e a revogação.',
    'O campo **Reconhecimento facial**, que o servidor escreve. Enquanto não há leitores, fica em **Sem cadastro**.',
    'A **Tag** de um veículo, como anotação.',
    '**Marcas**, que servem também a equipamentos.',
    '**Equipamentos**: leitores, catracas, portões, interfones e câmeras, com local, endereço na rede e senha, que ninguém lê depois de salva.',
    '**Lockers**, com as portas de cada um, e **Fabricantes de lockers**.',
    '**Endereços de equipamentos**: salvar um endereço pede a aprovação dele. Um administrador da plataforma aprova ou recusa; antes disso, o Portaria não se conecta a nenhum, público ou privado.',
  ),
  heading('not-yet', 'O que ainda não há'),
  list(
    'Cadastro de cartões e vagas, e depósitos nos lockers.',
    'Comando de portas, portões e cancelas.',
    'Envio de rostos ou cartões a leitores, e o registro de cada passagem.',
  ),
  note(
    'As entradas do menu aparecem quando as telas existem. Acompanhe em [Novidades](/documentation/changelog).',
  ),
  heading('faces', 'Antes de usar rostos'),
  p(
    'Um rosto é dado sensível pela LGPD. Peça o consentimento desde já, por escrito, ofereça sempre o cartão como alternativa, e anote em **Consentimentos**. Quem revoga fica com a data em **Revogado em**.',
  ),
]
