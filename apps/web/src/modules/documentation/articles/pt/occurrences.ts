import { type Article, heading, list, p, steps } from '../article.ts'

export const occurrences: Article = [
  p(
    'Em **Ocorrências** fica o que aconteceu e o que foi feito: quem relatou, quando, com que provas. O relato e as provas não mudam depois; só recebem acréscimos.',
  ),
  heading('report', 'Relatar'),
  steps(
    'No início, **Relatar uma ocorrência**; a equipe usa **Nova ocorrência**, ou **Abrir ocorrência** numa reserva, numa visita ou num alerta de pânico atendido, que já preenche onde e quando. Um item com dano na vistoria abre uma ocorrência sozinho.',
    'Diga **O que aconteceu** e **Quando aconteceu**, e anexe as **Evidências**.',
    'A equipe escolhe o **Tipo**, que traz gravidade e prazo e pode pedir uma foto, e os **Envolvidos**.',
  ),
  heading('who', 'Quem lê'),
  list(
    'Quem relatou lê o que relatou e o que é dito a quem relatou; nem a própria família lê.',
    'A unidade envolvida nunca sabe quem relatou: ela não lê a ocorrência. **Avisar a unidade** manda aos moradores dela só o texto que a administração escreve. **Não avisar a unidade** impede até isso.',
    'A equipe lê tudo, e escolhe **Quem lê** cada comentário.',
  ),
  heading('work', 'Cuidar'),
  p(
    '**Analisar**, **Dar andamento** e **Encerrar** avisam quem relatou. **Encerrar** diz o que foi feito e **Cancelar ocorrência** pede o motivo. Nada se remove.',
  ),
  heading('council', 'Sobre o síndico'),
  list(
    'O que acusa o síndico vai ao conselho: escolha **É sobre o síndico?**, no início ou em **Ocorrências**. Só o conselho e os administradores da plataforma leem, com números próprios.',
    'O conselho é de moradores: a administração marca o conselho no acesso de cada um. Com um assunto em aberto, só um administrador da plataforma tira alguém do conselho.',
    'Um síndico não está no conselho, mesmo morando aqui.',
  ),
]
