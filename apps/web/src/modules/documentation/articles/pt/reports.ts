import { type Article, heading, list, p } from '../article.ts'

export const reports: Article = [
  p(
    'Quatro relatórios contam o que aconteceu num período: **{app.titles.reportsRounds}**, **{app.titles.reportsVisitors}**, **{app.titles.reportsOccurences}** e **{app.titles.reportsAccesses}**, no grupo **{app.navigation.reports}** do menu.',
  ),
  heading('read', 'Ler um relatório'),
  list(
    'Em **{reports.period}**, escolha um prazo pronto, como **{reports.presets.last_7}**, ou escreva as datas em **{reports.from}** e **{reports.to}**. O endereço da página guarda tudo e pode ser enviado a outra pessoa.',
    'Cada número dos **{reports.totals}** mostra também o do período anterior: o mesmo número de dias logo antes; no mês corrente, os mesmos dias do mês passado. O período que ainda não terminou se compara até a mesma hora: hoje até agora, com ontem até esta hora. A seta diz se subiu ou desceu; **{reports.good}** ou **{reports.bad}** aparece onde um dos lados é sempre bom.',
    '**{reports.chart}** desenha um número por vez, à sua escolha, com o período anterior mais claro atrás.',
    'Clique num número para abrir as suas linhas na lista, já filtrada.',
    'Os dias são os da empresa, qualquer que seja o fuso do seu aparelho.',
  ),
  heading('moments', 'O que conta quando'),
  list(
    '**Entradas** contam no dia da entrada; **Recusadas**, no dia da recusa; **Não vieram**, no dia em que eram esperadas.',
    'A **Permanência média** usa só as saídas que a portaria registrou. As outras estão em **Saída sem hora**.',
    'Uma ronda conta no dia do turno a que pertence, mesmo que termine depois da meia-noite.',
    'Uma ocorrência conta no dia em que aconteceu, não no dia em que foi escrita.',
    'Um acesso conta na hora em que foi decidido, uma vez por passagem, e o relatório não diz quem passou: só por ponto, hora, motivo da recusa, tipo de pessoa e credencial.',
  ),
  heading('files', 'Levar para fora'),
  list(
    '**{reports.export}** salva um PDF com o gráfico ou uma planilha com todos os grupos; no alto estão os filtros, o fuso e quem exportou. **{reports.print}** põe a página no papel. Qualquer página se imprime sem menu nem botões; uma lista, deitada.',
    'As linhas abertas de um número se exportam na própria lista; **{spreadsheets.pdf}** leva até 5.000 linhas.',
    'Toda exportação fica registrada no histórico.',
  ),
  p('No começo de cada mês, o síndico recebe o **Resumo do mês** com os totais do mês que passou.'),
  heading('month', 'A página do mês para os moradores'),
  p(
    '**{month-page.title}**, no menu e na lista de comunicados, reúne um mês do condomínio numa página para os moradores: visitas, rondas feitas, solicitações respondidas e em quantos dias, comunicados lidos, encomendas entregues e reservas, cada número ao lado do mês anterior.',
  ),
  list(
    'Nenhum nome aparece, e nenhum número menor que 5. Uma porcentagem que revelaria um número pequeno diz só “mais de” ou “menos de”; o que não tem número em nenhum dos dois meses fica de fora.',
    '**{month-page.publish}** faz um rascunho de comunicado para os moradores, com o texto e a imagem. Nada é enviado: confira e envie como qualquer comunicado.',
    '**{month-page.shareAs}** leva a página como imagem, PDF, texto para WhatsApp ou papel.',
    'Só um mês que já terminou tem página: duas páginas do mês corrente deixariam ver, pela diferença, um número pequeno.',
  ),
  heading('analytics', 'Análises e o dia'),
  list(
    '**{reports.analytics.title}**, no menu, mostra a cada um as tendências do que já pode ver: o síndico, a empresa; o morador, a própria unidade; o prestador, as próprias visitas; a portaria, o dia.',
    'No **Início**, o cartão **{reports.presets.today}** põe na frente o que precisa de alguém. **{landing.day.arrange}** deixa cada um esconder números e mudar a ordem; **{landing.day.byNeed}** desfaz.',
  ),
]
