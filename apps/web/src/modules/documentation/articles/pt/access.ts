import { type Article, heading, list, p, picture, steps } from '../article.ts'

export const access: Article = [
  p(
    'Cada linha de **{registers.access-points.many}** é uma porta, um portão ou uma catraca. As **{registers.access-rules.many}** dizem quem passa por onde, quando e com que credencial. Sem regra, ninguém entra; quem está dentro sempre pode sair.',
  ),
  heading('point', 'Cadastrar um ponto'),
  steps(
    'Em **{registers.access-areas.many}**, cadastre as partes que as portas separam: a rua, o pátio, a garagem, o hall.',
    'Em **{registers.access-points.many}**, dê o nome e o **{registers.access-points.fields.direction}**, e diga de que área para qual o ponto leva.',
    'Um ponto por onde se sai precisa de **{registers.access-points.fields.way_out}** e do dia em **{registers.access-points.fields.exit_tried_on}**: alguém que o leitor não conhece também precisa sair.',
    'Enquanto não há nenhuma regra, **{access.starter.open}** oferece as primeiras. Nada vale antes de você confirmar.',
  ),
  heading('rule', 'Fazer uma regra'),
  picture('access-rule', 'Uma regra: em palavras, na semana desenhada e com os seus pontos.'),
  steps(
    'Em **{registers.access-rules.many}**, marque os grupos, e se for o caso as torres, as unidades e os vínculos. **{registers.access-rules.fields.people}** passam mesmo fora dos grupos.',
    'Escolha os pontos e um dos **{registers.access-schedules.many}**; sem horário, a regra vale sempre. Num feriado só contam as linhas marcadas com **{registers.access-schedules.choices.days.holiday}**.',
    'Escolha as credenciais; **{registers.access-rules.fields.two_credentials}** pede duas de tipos diferentes da mesma pessoa.',
    '**{access.sentence.title}** mostra o que você montou, e **{access.week.title}** mostra as horas, com uma coluna para os feriados.',
  ),
  heading('passing', 'Quem passa, e por onde'),
  list(
    'No ponto, **{access.passers.title}** lista as pessoas e a regra pela qual cada uma passa.',
    'No morador, no funcionário e no prestador, **{access.ways.title}** lista os pontos, e diz se passa agora.',
    '**{access.trial.open}** responde por qualquer pessoa, credencial, dia e hora. Nenhuma porta abre.',
  ),
  heading('why', 'Por que abriu, ou não'),
  list(
    '**{access.events.title}** mostra cada passagem, liberada ou recusada, com filtros por ponto, unidade, motivo, pessoa, credencial e período. Cada passagem é uma linha só: “Liberado” passa a “Entrou”, “Saiu” ou “Liberado, não passou” quando isso se sabe. A foto ao lado some depois de 30 dias, ou do prazo em **{company-settings.retention.title}**. O nome numa linha leva à explicação da decisão, regra por regra; essa leitura fica registrada. De quem o leitor não conhece, a linha diz o nome e o motivo (bloqueado, convite vencido, cartão perdido) quando o cartão, o QR code ou o PIN é de alguém daqui.',
    'O morador vê em **{access.events.own}** as suas passagens, as dos menores sob sua responsabilidade e as dos seus convidados.',
    '**{access.events.why.denied}** dá o motivo da regra que chegou mais perto de valer: fora do horário, validade vencida, convite já usado.',
  ),
  heading('monitor', 'Acompanhar os pontos ao vivo'),
  picture('monitor', 'O monitor: quem passa agora, e cada ponto com o seu leitor.'),
  list(
    '**{access-monitor.title}** mostra quem passa na hora, com foto, unidade e o que foi decidido. Os botões no alto mostram um só ponto; quem está mais abaixo na lista não perde o lugar e vê quantos chegaram.',
    'Em **{access-monitor.points}** está se cada leitor responde e quem passou por último. Um nome leva ao porquê.',
  ),
  heading('opening', 'Abrir à distância'),
  steps(
    'No **{access-monitor.title}**, aperte **{access-openings.open}** ao lado do ponto e escolha ou escreva o motivo: ele fica no acesso e no histórico, com o seu nome.',
    '**{access-openings.hold}** por dois segundos, com o dedo, o mouse, Enter ou Espaço. Solto antes, nada abre. Quem não consegue segurar usa **{held-button.twoStep.begin}** e confirma no mesmo botão.',
    'O resultado aparece na janela. Se for **{access-openings.unknown}**, confira a porta antes de pedir de novo: o motivo e o botão são pedidos outra vez.',
  ),
  p(
    'Só a portaria e o síndico abrem, e só onde o leitor responde. No balcão da portaria, uma recusa dos últimos minutos aparece numa linha; com a caixa vazia, Enter leva à mesma janela.',
  ),
  heading('readers', 'Os leitores'),
  picture('reader', 'O painel de um leitor: quem ele confirmou, o relógio e a última conferência.'),
  list(
    'Em **{access-readers.title}**, síndicos e administradores veem se cada leitor responde, quantas pessoas ele confirmou, quem foi recusado e que remoção está em andamento. A portaria vê no equipamento só se ele responde.',
    'Abra um leitor para ver cada pessoa com o motivo da recusa e o que fazer, o relógio, a capacidade e a última conferência. Um clique confere o leitor com a lista.',
    'Se alguém de fora pode conhecer o caminho pelo qual um leitor chama o Portaria, um administrador da plataforma o troca ali com “Trocar o caminho”.',
    'Um resultado que não se sabe aparece assim, e o Portaria pergunta antes de repetir.',
  ),
  heading('emergency', 'Emergência'),
  picture(
    'emergency',
    'A emergência antes de começar: os pontos, o motivo e o botão que se segura.',
  ),
  list(
    'No **{access-monitor.title}**, **{access-emergency.title}** abre as portas a todos de uma vez; serve à portaria e ao síndico. Os pontos já vêm marcados: tire os que não precisam abrir, dê o motivo e segure o botão. As portas ficam abertas até alguém encerrar, mesmo que a energia caia ou o servidor pare: quando o leitor volta, a porta é aberta de novo.',
    'Cada ponto diz como está. **{access-emergency.states.by_hand}** é uma porta sem leitor, ou que o leitor não segura: alguém precisa abri-la.',
    'O síndico também bloqueia entradas ali. Quem está dentro sempre sai.',
    'A **{access-emergency.muster}** diz quem procurar.',
  ),
  heading('presence', 'Quem está dentro'),
  list(
    'A **{access-emergency.muster}** mostra os visitantes por unidade e, em “Vistos pelos leitores”, as outras pessoas por área: quem são, desde quando e por que ponto passaram. Conta quem passou de verdade, não quem só foi liberado. Dá para buscar, imprimir e marcar quem foi encontrado; sem rede, ela vem do aparelho.',
    '“Em dúvida” sempre vem com o motivo: o ponto não tem sensor, não informa o sentido, a área não tem saída com identificação, alguém saiu pelo botão, uma porta foi forçada, ou a pessoa constava em outra área. Uma dúvida sai da lista em 24 horas.',
    'A portaria e o síndico corrigem com “Está aqui”, “Não está mais aqui” e “Alguém está aqui”. Cada correção fica no histórico da pessoa.',
    'O visitante que um leitor viu sair para a rua tem a saída registrada sozinha.',
  ),
  heading('second', 'Dupla entrada e intertravamento'),
  list(
    'Em **{registers.access-areas.many}**, “Dupla entrada” diz o que fazer com quem já está dentro e tenta entrar de novo: permitir, avisar a portaria ou recusar. Só se recusa quem foi visto entrar e não sair; na dúvida a pessoa passa e a portaria é avisada. Sem o servidor, o leitor deixa passar e a marca aparece depois.',
    'Para perdoar uma recusa, abra-a em **{access.events.title}** e use “Perdoar e deixar entrar uma vez”, nos 15 minutos seguintes.',
    'Em **{registers.access-points.many}**, “Intertravamento” liga portas das quais uma só abre para quem entra enquanto a outra foi lida como fechada. As duas precisam de sensor. Quem sai nunca fica preso, e a liberação de emergência abre tudo. Sem o servidor ninguém entra por elas.',
  ),
  heading('pin', 'O PIN de cada um'),
  p(
    'No perfil, **{access-pins.title}** define de 6 a 8 números, depois de confirmar que é você. Depois disso, **{access-pins.duress.fold}** guarda um segundo, para quando alguém obriga você a abrir.',
  ),
  heading('face', 'O rosto de cada um'),
  picture('faces', 'O termo no celular, antes de decidir.'),
  list(
    'No perfil, **{access-faces.title}** leva à sua página e à dos menores sob sua responsabilidade. Leia o termo e escolha: “Concordo com o termo” ou “Prefiro cartão ou PIN”. O cartão e o PIN abrem as mesmas portas.',
    'Depois de concordar, tire a foto com a câmera ou escolha um arquivo. O navegador avisa antes do envio se ela está escura, tremida ou pequena; um leitor a verifica e diz o que corrigir.',
    '“Retirar o consentimento” apaga a foto na hora e remove o rosto de cada leitor. O recibo mostra quando cada um foi lido sem ele, ou que ainda não respondeu.',
    'Quem não tem login recebe um link por e-mail, que vale 30 dias e não mostra foto. Quando chega uma foto por ele, o síndico que o enviou é avisado, e a pessoa recebe um e-mail.',
  ),
  p(
    'No cadastro da pessoa, em **{access-filed-faces.title}**, o síndico envia o link por e-mail ou arquiva um termo assinado: imprime o texto, recolhe a assinatura e guarda a foto do papel com o dia. Só com esse papel ele envia a foto no lugar da pessoa. Quem sai perde o consentimento e a foto, e o comprovante de saída lista os leitores.',
  ),
]
