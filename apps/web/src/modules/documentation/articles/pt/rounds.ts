import { type Article, heading, list, p, steps } from '../article.ts'

export const rounds: Article = [
  p(
    'Em **Patrulhas** ficam os percursos da vigilância, em **Pontos de ronda** os lugares por onde passam, e em **Rondas** cada vez que alguém os percorre: planejada, feita, atrasada ou não feita.',
  ),
  heading('points', 'Pontos e etiquetas'),
  list(
    'Cada ponto tem **Local**, **Instruções** para quem chega e, se for o caso, **Perguntas** e **Pede foto**.',
    '**Imprimir etiqueta** faz um PDF em três tamanhos, com marcas de corte; na lista, marque vários pontos e imprima todos numa folha. Fica registrado quem imprimiu: os códigos não aparecem em nenhum outro lugar.',
    '**Trocar o código** invalida a etiqueta que está no ponto. O número impresso diz qual vale.',
  ),
  heading('patrols', 'Patrulhas'),
  steps(
    'Em **Nova patrulha**, ponha os **Pontos** na ordem do percurso; um **Opcional** pode faltar.',
    'Em **Horários**, diga os dias e a hora de cada início. **O turno começa às** põe a ronda das 2h no dia em que o turno começou.',
    'Em **Quem faz**, o primeiro que está em turno fica responsável. **Supervisores** são avisados quando algo falha; sem eles, o síndico.',
  ),
  heading('rounds', 'Rondas'),
  list(
    'As rondas dos próximos dois dias se planejam sozinhas. Mudar a patrulha muda as que ainda não começaram, e nenhuma outra.',
    'Passada a **Tolerância (min)** sem que ninguém comece, a ronda fica **Não feita** e os supervisores são avisados.',
    'Quando o responsável é desligado, as rondas dele ficam **Sem responsável**, e os supervisores são avisados na hora.',
    '**Ronda avulsa**, na patrulha, abre uma fora do horário. **Interromper** pede o motivo.',
  ),
]
