import { type Article, heading, list, note, p, steps } from '../article.ts'

export const equipment: Article = [
  p(
    'O Portaria abre portas de lockers. Com leitores faciais, catracas, cancelas e câmeras ainda não conversa. Esta página diz o que já está pronto e o que falta, para ninguém prometer o que não há.',
  ),
  heading('today', 'O que já há'),
  list(
    'Em **{registers.residents.many}**, as **{common.fields.access_types}** que cada pessoa prefere: **{common.choices.access_types.facial}** ou **{common.choices.access_types.card}**.',
    'Os **{registers.residents.fields.consents}** de cada pessoa, com a versão do termo, a data e a revogação.',
    'O campo **Reconhecimento facial**, que o servidor escreve. Enquanto não há leitores, fica em **Sem cadastro**.',
    'A **{registers.vehicles.fields.tag}** de um veículo: a mesma não serve a dois carros ativos, e a de um carro vendido fica bloqueada.',
    '**{registers.brands.many}**, que servem também a equipamentos.',
    '**{registers.equipment.many}**: leitores, catracas, portões, interfones e câmeras, com local, endereço na rede e senha, que ninguém lê depois de salva. **{registers.equipment.fields.driver}** diz a família do aparelho, ou que não há; o sentido da passagem é do ponto, em **{registers.access-points.many}**.',
    '**{registers.lockers.many}**: a planta das portas, depósito e retirada de encomendas, com placas Kerong (KR-CU) e Winnsen.',
    '**{registers.device-addresses.many}**: salvar um endereço pede a aprovação dele. Um administrador da plataforma aprova ou recusa; antes disso, o Portaria não se conecta a nenhum, público ou privado.',
  ),
  heading('lockers', 'Conectar um locker'),
  steps(
    'Em **{registers.locker-manufacturers.many}**, informe o endereço e a porta de rede do conversor serial, e o protocolo: kerong ou winnsen.',
    'Um administrador da plataforma aprova o endereço em **{registers.device-addresses.many}**. Antes disso, nenhuma porta abre.',
    'Em **{registers.lockers.many}**, escolha o fabricante, informe o número da placa e cada porta: o número pintado nela, o canal da placa e o tamanho. Marque **{registers.lockers.fields.has_sensors}** só se cada porta tiver um.',
    'Em **{locker-doors.see}**, **{locker-doors.look.start}** diz se a placa responde. Abra uma porta vazia, com um motivo, e confira se é a certa.',
  ),
  p(
    'Sem equipamento, `npm run simulate:locker` faz as vezes das placas em 127.0.0.1:4016, o endereço que os dados de demonstração já têm aprovado.',
  ),
  heading('not-yet', 'O que ainda não há'),
  list(
    'Comando de portas de acesso, portões e cancelas.',
    'Envio de rostos ou cartões a leitores, e o registro de cada passagem.',
  ),
  note(
    'As entradas do menu aparecem quando as telas existem. Acompanhe em [Novidades](/documentation/changelog).',
  ),
  heading('faces', 'Antes de usar rostos'),
  p(
    'Um rosto é dado sensível pela LGPD. Peça o consentimento desde já, por escrito, ofereça sempre o cartão como alternativa, e anote em **{registers.residents.fields.consents}**. Quem revoga fica com a data em **{registers.residents.fields.revoked_on}**.',
  ),
]
