import { type Article, heading, list, p, steps } from '../article.ts'

export const requests: Article = [
  p(
    'Em **Solicitações** fica o que alguém pede à administração: um conserto, uma autorização, uma dúvida. Cada uma tem número, prazo e responsável, e tudo o que foi dito dela.',
  ),
  heading('ask', 'Pedir'),
  steps(
    'No início, **Pedir algo à administração**; a equipe usa **Nova solicitação**.',
    'Diga o **Assunto** e **O que se pede**, com fotos se ajudar. A **Categoria** traz o prazo e quem costuma fazer.',
    'Sem **Unidade**, diga onde é: o corredor, a garagem.',
  ),
  heading('answer', 'Responder'),
  list(
    '**Começar** avisa quem pediu. Se ninguém era responsável, quem começa passa a ser.',
    '**Adiar** pede até quando, no máximo um ano, e por quê; no dia ela volta a **Aberta**.',
    '**Recusar** pede o motivo. **Devolver** deixa um recado que só a equipe lê, e ela volta a esperar por alguém.',
    '**Concluir** diz o que foi feito. Quem pediu escolhe **Confirmar que está feito** e avalia, ou **Reabrir**; sem resposta em sete dias, ela se encerra.',
    '**Unir a outra** encerra a repetida. Quem a pediu é avisado quando a outra for concluída, e não lê a outra.',
  ),
  heading('talk', 'Conversa'),
  p(
    'Em **Conversa** estão os passos e os comentários. A equipe escolhe **Quem lê** cada um: o que é **Só a equipe** não chega a quem pediu por nenhum caminho. O prestador que é o responsável lê os dois. Nada do que foi dito se apaga antes do prazo de guarda.',
  ),
  heading('categories', 'Categorias'),
  p(
    'Em **Categorias de solicitação**, a administração diz o que se pode pedir, o **Prazo (horas)** e quem costuma fazer. Passado o prazo, a solicitação fica **Fora do prazo** e o responsável e o síndico são avisados.',
  ),
]
