import { type Article, heading, list, note, p, picture, steps } from '../article.ts'

export const equipment: Article = [
  p(
    'O Portaria abre portas de lockers e conversa com leitores Control iD. Com leitores de outras marcas e câmeras ainda não. Esta página diz o que já está pronto e o que falta, para ninguém prometer o que não há.',
  ),
  heading('today', 'O que já há'),
  list(
    'Em **{registers.residents.many}**, as **{common.fields.access_types}** que cada pessoa prefere: **{common.choices.access_types.facial}** ou **{common.choices.access_types.card}**.',
    'Os outros **{registers.residents.fields.consents}** de cada pessoa, de imagem e contato, com a versão do termo, a data e a revogação.',
    'O campo **Reconhecimento facial**, que o servidor calcula do consentimento, da foto e do que os leitores confirmaram.',
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
    'Sem equipamento, os dados de demonstração têm placas simuladas, que o servidor liga com eles. Outras: `npm run simulate:locker` faz as vezes das placas em 127.0.0.1:4016, depois de aprovado o endereço.',
  ),
  heading('readers', 'Adicionar um leitor'),
  picture('new-reader', 'As cinco etapas de um leitor novo, a partir do endereço.'),
  steps(
    'Ligue o leitor à rede. Em **{access-readers.title}**, use “Adicionar leitor”: nome, endereço, usuário e senha. O endereço é aprovado na mesma hora, e o leitor já existe: se a página fechar, ela continua de onde parou.',
    'O Portaria chama o leitor e mostra modelo, número de série e relógio. Se a senha ainda é a de fábrica, um botão a troca por outra, que o Portaria guarda e ninguém vê.',
    'Diga que porta ele abre: um ponto novo, com sentido, áreas e foto, ou um que já existe.',
    'Abra a porta uma vez para testar; a abertura fica no histórico com o motivo “teste”. Onde se sai, aperte o botão de saída ou passe pela passagem livre: o ponto só funciona depois disso.',
    'No fim, a página conta as pessoas que o leitor já confirmou.',
  ),
  heading('not-yet', 'O que ainda não há'),
  list('Leitores de outras marcas.', 'Câmeras, e a leitura de placas por elas.'),
  note(
    'As entradas do menu aparecem quando as telas existem. Acompanhe em [Novidades](/documentation/changelog).',
  ),
  heading('faces', 'Rostos nos leitores'),
  p(
    'Um rosto é dado sensível pela LGPD. Ele só vai a um leitor com o consentimento da própria pessoa, dado na conta dela, pelo link de um e-mail ou em papel assinado; a portaria não dá nenhum. Ofereça sempre o cartão ou o PIN. Veja [como cada um decide](/documentation/access#face).',
  ),
  p(
    'No painel de um leitor, o rosto é uma linha própria da pessoa: na fila, no leitor, sendo removido ou recusado, com o motivo. A foto fica cifrada no servidor, ou é apagada depois do cadastro se a empresa assim escolher. Retirar o consentimento a apaga na hora; a de quem saiu some na noite seguinte.',
  ),
]
