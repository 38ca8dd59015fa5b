import { type Article, heading, list, p, steps } from '../article.ts'

export const requests: Article = [
  p(
    'Em **{registers.requests.many}** fica o que alguém pede à administração: um conserto, uma autorização, uma dúvida. Cada uma tem número, prazo e responsável, e tudo o que foi dito dela.',
  ),
  heading('ask', 'Pedir'),
  steps(
    'No início, **{landing.home.ask}**; a equipe usa **Nova solicitação**.',
    'Diga o **{registers.requests.fields.subject}** e **{registers.requests.fields.description}**, com fotos se ajudar. A **{registers.requests.fields.category}** traz o prazo e quem costuma fazer.',
    'Sem **{registers.requests.fields.apartment}**, diga onde é: o corredor, a garagem.',
  ),
  heading('answer', 'Responder'),
  list(
    '**{registers.requests.transitions.start.button}** avisa quem pediu. Se ninguém era responsável, quem começa passa a ser.',
    '**{registers.requests.transitions.defer.button}** pede até quando, no máximo um ano, e por quê; no dia ela volta a **{registers.requests.choices.state.open}**.',
    '**{registers.requests.transitions.decline.button}** pede o motivo. **{registers.requests.transitions.release.button}** deixa um recado que só a equipe lê, e ela volta a esperar por alguém.',
    '**{registers.requests.transitions.complete.button}** diz o que foi feito. Quem pediu escolhe **{registers.requests.transitions.close.button}** e avalia, ou **{registers.requests.transitions.reopen.button}**; sem resposta em sete dias, ela se encerra.',
    '**{registers.requests.transitions.merge.button}** encerra a repetida. Quem a pediu é avisado quando a outra for concluída, e não lê a outra.',
  ),
  heading('talk', 'Conversa'),
  p(
    'Em **{matters-conversation.title}** estão os passos e os comentários. A equipe escolhe **{matters-conversation.readers}** cada um: o que é **Só a equipe** não chega a quem pediu por nenhum caminho. O prestador que é o responsável lê os dois. Nada do que foi dito se apaga antes do prazo de guarda.',
  ),
  heading('categories', 'Categorias'),
  p(
    'Em **{registers.request-categories.many}**, a administração diz o que se pode pedir, o **Prazo (horas)** e quem costuma fazer. Passado o prazo, a solicitação fica **{registers.requests.fields.overdue}** e o responsável e o síndico são avisados.',
  ),
]
