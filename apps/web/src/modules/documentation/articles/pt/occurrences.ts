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
  p(
    'Em **Tipos de ocorrência**, a administração diz o grupo, a **Gravidade usual**, o **Prazo (horas)** e se o tipo **Pede foto**.',
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
  heading('violations', 'Advertir e multar'),
  list(
    'Numa ocorrência, **Advertir a unidade** abre uma infração com a unidade, a regra, o dia e o lugar. Escreva os **Fatos** para a unidade ler: a carta nunca diz quem relatou. **Emitir advertência** escreve a carta ao proprietário, com cópia ao inquilino; o texto não muda mais.',
    'O prazo da defesa conta do recebimento comprovado: o proprietário usa **Confirmar recebimento** no app, ou a administração usa **Registrar recebimento** e anexa o recibo.',
    'O proprietário usa **Apresentar defesa** até o fim do prazo; uma defesa em papel é registrada pela administração. O inquilino lê a sua cópia.',
    'Depois da defesa, ou do fim do prazo, decida: **Arquivar**, **Manter advertência** ou **Aplicar multa**. A multa precisa de uma regra que a preveja e vai até 5 vezes a contribuição da unidade; até 10 com a ata da assembleia anexada.',
    '**Salvar em PDF** faz a carta do texto que foi emitido, com o código que prova que é o mesmo.',
  ),
  heading('council', 'Sobre o síndico'),
  list(
    'O que acusa o síndico vai ao conselho: escolha **É sobre o síndico?**, no início ou em **Ocorrências**. Leem quem estava no conselho naquele momento e os administradores da plataforma, com números próprios.',
    'O conselho é de moradores: a administração marca o conselho no acesso de cada um, a qualquer momento, e os outros do conselho são avisados. Quem entra depois não lê o que já foi relatado; só um administrador da plataforma muda **Quem lê**.',
    'Mesmo do conselho, não lê quem é síndico ou foi há menos de um ano, nem quem o relato nomeia.',
  ),
]
