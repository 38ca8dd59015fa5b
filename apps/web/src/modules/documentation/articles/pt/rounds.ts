import { type Article, heading, list, p, steps } from '../article.ts'

export const rounds: Article = [
  p(
    'Em **{registers.patrols.many}** ficam os percursos da vigilância, em **{registers.patrol-points.many}** os lugares por onde passam, e em **{registers.rounds.many}** cada vez que alguém os percorre: planejada, feita, atrasada ou não feita. A lista começa por **{registers.rounds.views.to_come.f}**; um toque ali mostra também as que passaram.',
  ),
  heading('points', 'Pontos e etiquetas'),
  list(
    'Cada ponto tem **{registers.patrol-points.fields.location}**, **{registers.patrol-points.fields.instructions}** para quem chega e, se for o caso, **{registers.patrol-points.fields.questions}** e **Pede foto**.',
    '**{rounds.print_one}** faz um PDF em três tamanhos, com marcas de corte; na lista, marque vários pontos e imprima todos numa folha. Fica registrado quem imprimiu: os códigos não aparecem em nenhum outro lugar. A etiqueta diz de quem é e como se lê.',
    '**{registers.patrol-points.actions.renew-code}** invalida a etiqueta que está no ponto. O número impresso diz qual vale.',
  ),
  heading('patrols', 'Roteiros de ronda'),
  steps(
    'Em **Novo roteiro de ronda**, ponha os **{rounds-walk.points}** na ordem do percurso; um **{rounds-run.optional}** pode faltar.',
    'Em **{registers.patrols.fields.schedule}**, diga os dias e a hora de cada início. **{registers.patrols.fields.shift_starts_at}** põe a ronda das 2h no dia em que o turno começou.',
    'Em **{registers.patrols.fields.employees}**, o primeiro que está em turno fica responsável. **{registers.patrols.fields.supervisors}** são avisados quando algo falha; sem eles, o síndico.',
  ),
  heading('rounds', 'Rondas'),
  list(
    'As rondas dos próximos dois dias se planejam sozinhas. Mudar o roteiro muda as que ainda não começaram, e nenhuma outra.',
    'Passada a **{registers.rounds.fields.grace_min}** sem que ninguém comece, a ronda fica **{registers.rounds.choices.state.missed}** e os supervisores são avisados.',
    'Quando o responsável é desligado, as rondas dele ficam **{registers.rounds.fields.unassigned}**, e os supervisores são avisados na hora.',
    '**{rounds.unplanned}**, no roteiro, abre uma fora do horário. **{registers.rounds.transitions.abort.button}** pede o motivo.',
  ),
  heading('walk', 'Fazer a ronda no celular'),
  steps(
    'Abra a ronda e toque em **{rounds-walk.walk}**, ainda com rede; depois ela funciona sem rede até o fim.',
    '**{rounds-run.begin}** marca o início. Em cada lugar, **{rounds-run.scan}** lê a etiqueta com a câmera, ou o chip onde o navegador lê chips.',
    'Responda ao que o ponto pergunta e tire a foto, se ele pede. **{rounds-run.skip}** e **{registers.rounds.transitions.abort.button}** pedem o motivo; **{rounds-run.note}** guarda o que você viu.',
    'Com todos os pontos lidos, a ronda termina sozinha; antes disso, use **{rounds-run.finish}**, e ela fica **{registers.rounds.choices.state.completed_with_exceptions}** se faltar um ponto obrigatório.',
  ),
  p(
    'Tudo fica guardado no celular até ser enviado, mesmo que a página recarregue ou a bateria acabe. Um relógio com mais de 5 minutos de erro é avisado antes do começo; se ninguém o acerta, os horários são os do servidor, e a ronda fica com **{registers.rounds.fields.clock_off}**. A posição é anotada uma vez por leitura, se você permitir, e apagada depois do prazo em **{company-settings.retention.title}**.',
  ),
  heading('judge', 'Leituras suspeitas'),
  p(
    'Uma leitura nunca é recusada, mas fica marcada quando o relógio foi atrasado, quando o horário é de antes de a ronda ser aberta no celular ou soma mais tempo do que passou, quando alguém teria corrido demais, quando quatro intervalos são iguais, quando a etiqueta é antiga ou quando o celular estava longe do ponto. O síndico decide em cada uma: **{rounds-walk.verdicts.fine}** ou **{rounds-walk.verdicts.not_valid}**. Uma ronda que chega depois de dada como não feita é corrigida, e os dois horários ficam.',
  ),
]
