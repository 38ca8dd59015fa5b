import { type Article, heading, list, p, steps } from '../article.ts'

export const rulesAndAreas: Article = [
  p(
    'As **{registers.rules.many}** dizem o que vale: silêncio, animais, obras. As **{registers.rules.choices.category.areas}** dizem o que se reserva, quando e por quem. O síndico escreve; moradores e portaria leem.',
  ),
  heading('write', 'Escrever uma regra'),
  steps(
    'Em **{registers.rules.many}**, **Nova regra**. O texto tem títulos, listas e links; cole de outro documento, e só o texto vem. O que você salva é um **{registers.rules.choices.state.draft}**, que só a administração vê.',
    'Para uma multa, informe a **{registers.rules.fields.penalty_basis}**: o artigo e o valor.',
    'Marque **{registers.rules.fields.requires_acceptance}** se cada um precisa ler e aceitar.',
    '**{registers.rules.transitions.publish.button}** pede o dia em **{registers.rules.fields.effective_from}**. Depois disso o texto não muda mais.',
  ),
  heading('versions', 'Mudar uma regra'),
  p(
    'Abra a regra em vigor e escolha **{registers.rules.actions.new-version}**: ela começa com o mesmo texto. Ao publicar, escolha hoje ou um dia depois; nesse dia a nova substitui a anterior, que fica guardada. **{rules.versions.compare}** mostra o que saiu e o que entrou. **{registers.rules.transitions.set-end.button}** encerra uma regra sem outra no lugar.',
  ),
  heading('acceptance', 'Quem aceitou'),
  p(
    'O morador lê a regra e escolhe **{registers.rules.actions.accept}**: fica registrado quem e quando. No início, **{landing.home.rules}** mostra as que faltam. Na página da regra, **{rules.acceptance.open}** mostra ao síndico quem aceitou e quem falta.',
  ),
  heading('areas', 'Cadastrar uma área comum'),
  list(
    '**{registers.common-areas.fields.booking_mode}**: por horários fixos, em qualquer horário livre, pelo dia inteiro, ou sem reserva.',
    '**{registers.common-areas.fields.buffer_before}** e **{registers.common-areas.fields.buffer_after}**: tempo em que ninguém mais usa a área.',
    '**{registers.common-areas.fields.quota}**: quantas por semana, mês, trimestre ou ano. As que esperam resposta também contam.',
    '**{registers.common-areas.fields.blackouts}**: entre datas, todo ano, em dias da semana, nos feriados ou nas vésperas.',
    '**{registers.common-areas.fields.linked_areas}**: quando uma é reservada, a outra fecha, nos dois sentidos.',
    '**{registers.common-areas.fields.relations}**: por vínculo e por torre. O proprietário que alugou o apartamento nunca reserva.',
    '**{registers.common-areas.fields.fee}** e **{registers.common-areas.fields.deposit}**: mostradas e aceitas; o pagamento é feito à administração.',
    '**{registers.common-areas.fields.inspection_items}**: conferidos antes e depois de cada uso.',
  ),
]
