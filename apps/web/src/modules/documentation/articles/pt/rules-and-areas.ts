import { type Article, heading, list, p, steps } from '../article.ts'

export const rulesAndAreas: Article = [
  p(
    'As **Regras** dizem o que vale: silêncio, animais, obras. As **Áreas comuns** dizem o que se reserva, quando e por quem. O síndico escreve; moradores e portaria leem.',
  ),
  heading('write', 'Escrever uma regra'),
  steps(
    'Em **Regras**, **Nova regra**. O texto tem títulos, listas e links; cole de outro documento, e só o texto vem. O que você salva é um **Rascunho**, que só a administração vê.',
    'Para uma multa, informe a **Base da penalidade**: o artigo e o valor.',
    'Marque **Pedir o aceite dos moradores** se cada um precisa ler e aceitar.',
    '**Publicar** pede o dia em **Vale a partir de**. Depois disso o texto não muda mais.',
  ),
  heading('versions', 'Mudar uma regra'),
  p(
    'Abra a regra em vigor e escolha **Nova versão**: ela começa com o mesmo texto. Ao publicar, escolha hoje ou um dia depois; nesse dia a nova substitui a anterior, que fica guardada. **Comparar versões** mostra o que saiu e o que entrou. **Marcar fim** encerra uma regra sem outra no lugar.',
  ),
  heading('acceptance', 'Quem aceitou'),
  p(
    'O morador lê a regra e escolhe **Li e aceito**: fica registrado quem e quando. No início, **Regras para aceitar** mostra as que faltam. Na página da regra, **Ver quem aceitou** mostra ao síndico quem aceitou e quem falta.',
  ),
  heading('areas', 'Cadastrar uma área comum'),
  list(
    '**Como se reserva**: por horários fixos, em qualquer horário livre, pelo dia inteiro, ou sem reserva.',
    '**Preparo antes (min)** e **Limpeza depois (min)**: tempo em que ninguém mais usa a área.',
    '**Reservas por unidade**: quantas por semana, mês, trimestre ou ano. As que esperam resposta também contam.',
    '**Dias sem reserva**: entre datas, todo ano, em dias da semana, nos feriados ou nas vésperas.',
    '**Áreas que fecham junto**: quando uma é reservada, a outra fecha, nos dois sentidos.',
    '**Quem pode reservar**: por vínculo e por torre. O proprietário que alugou o apartamento nunca reserva.',
    '**Taxa de uso (R$)** e **Caução (R$)**: mostradas e aceitas; a cobrança é feita por fora.',
    '**Itens da vistoria**: conferidos antes e depois de cada uso.',
  ),
]
