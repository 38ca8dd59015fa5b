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
  heading('walk', 'Fazer a ronda no celular'),
  steps(
    'Abra a ronda e toque em **Fazer a ronda**, ainda com rede; depois ela funciona sem rede até o fim.',
    '**Começar a ronda** marca o início. Em cada lugar, **Ler o ponto** lê a etiqueta com a câmera, ou o chip onde o navegador lê chips.',
    'Responda ao que o ponto pergunta e tire a foto, se ele pede. **Pular** e **Interromper** pedem o motivo; **Anotar** guarda o que você viu.',
    'Com todos os pontos lidos, a ronda termina sozinha; antes disso, use **Terminar**, e ela fica **Feita com exceções** se faltar um ponto obrigatório.',
  ),
  p(
    'Tudo fica guardado no celular até ser enviado, mesmo que a página recarregue ou a bateria acabe. Um relógio com mais de 5 minutos de erro é avisado antes do começo; se ninguém o acerta, os horários são os do servidor, e a ronda fica com **Relógio errado**. A posição é anotada uma vez por leitura, se você permitir, e apagada depois do prazo em **Guarda de dados**.',
  ),
  heading('judge', 'Leituras suspeitas'),
  p(
    'Uma leitura nunca é recusada, mas fica marcada quando o relógio foi atrasado, quando o horário é de antes de a ronda ser aberta no celular ou soma mais tempo do que passou, quando alguém teria corrido demais, quando quatro intervalos são iguais, quando a etiqueta é antiga ou quando o celular estava longe do ponto. O síndico decide em cada uma: **Vale** ou **Não vale**. Uma ronda que chega depois de dada como não feita é corrigida, e os dois horários ficam.',
  ),
]
