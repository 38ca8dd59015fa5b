import { type Article, heading, list, note, p, picture, steps, warning } from '../article.ts'

export const sindico: Article = [
  p(
    'Você cuida de um condomínio (ou obra, escola, clínica, fábrica) e de quem entra nele. Aqui está o caminho, do primeiro dia à rotina.',
  ),
  picture('first-screen', 'O início do síndico: o que espera uma decisão, e o dia.'),
  heading('set-up', 'Montar o condomínio'),
  p('Cadastre nesta ordem: cada passo usa o anterior.'),
  steps(
    'No menu da conta, abra **{shell.user.company}**: logotipo, endereço, responsável, encarregado de dados, segmento e fuso horário. Os dias e as horas de toda a empresa seguem esse fuso. Logotipo, nome, CNPJ e endereço são o timbre de tudo o que se imprime: cartas, relatórios, fichas e comprovantes.',
    'Em **{registers.towers.many}**, escolha **Nova torre** e salve.',
    'Na página da torre, **Gerar apartamentos** cria todos de uma vez, a partir de andares e unidades por andar. Você vê a prévia antes; os números que já existem ficam como estão.',
    'Em **{registers.residents.many}**, cadastre um a um ou [importe uma planilha](/documentation/administrators/imports), que também pode criar torres e apartamentos que faltam.',
  ),
  picture('tower', 'Uma torre como prédio: cada janela abre o dia da unidade.'),
  heading('live', 'O condomínio ao vivo'),
  p(
    'No início, abaixo de **{landing.needsYou}**, **{live.place.condominium}** mostra uma janela por unidade, acesa pelo que há nela agora: pedido de socorro, visita dentro, visita esperada hoje, reserva de hoje, solicitação atrasada ou encomenda a retirar. Cada tipo tem um desenho próprio; um ponto na janela diz que há mais de um. Uma janela tracejada é de uma unidade sem moradores.',
  ),
  p(
    'Toque numa janela: o dia da unidade abre ao lado, com o que há agora e o que já passou, e cada linha leva ao seu registro. Um toque num tipo, acima das torres, mostra só ele. Abaixo ficam as horas do dia: quem entrou, quem ainda é esperado, encomendas e reservas. Tudo muda na hora, sem recarregar a página.',
  ),
  p(
    'Ocorrências não acendem janela nenhuma, e cada pessoa vê apenas o que o seu papel pode ler. No celular, as unidades acesas são uma lista. Com o teclado, as setas andam entre as janelas e [[Enter]] abre o dia da unidade.',
  ),
  heading('occupancies', 'Quem mora onde'),
  p(
    'A ligação entre uma pessoa e uma unidade se chama ocupação: tem vínculo (**Proprietário**, **{registers.announcements.choices.relations.tenant}**, **{registers.announcements.choices.relations.dependent}**, **Empregado doméstico** ou **Locador**), início e, um dia, fim. Ela aparece nas duas páginas: em **{occupancies.ofApartment}**, na unidade, e em **{occupancies.ofResident}**, na pessoa.',
  ),
  p(
    'Quando alguém se muda, use **{occupancies.end}** e diga o último dia. A ocupação deixa de valer depois dele, e o histórico fica. Uma ocupação também diz se a pessoa **{occupancies.authorizes}**, **{occupancies.books}** e **{occupancies.parcels}**.',
  ),
  p(
    'Quem deixou o condomínio não se remove: **{departures.begin.residents}**, no cadastro, lista tudo o que está ligado à pessoa e à família que sai junto. Escolha o último dia ou **{departures.when.now}**, decida cada item (um carro pode passar para quem fica; quem aluga a unidade continua como locador e mantém o login) e salve. O plano vale até o fim desse dia, no horário do condomínio, e **{register-pages.undo}** fica no cadastro até lá. Depois, **Comprovante de saída** diz o que terminou e quando. Um morador com unidade, login, cartão, passe ou veículo não fica inativo de outro modo. **{departures.begin.employees}**, de funcionários, e **{departures.begin.service-providers}**, de prestadores, funcionam do mesmo modo. **{occupancies.remove}**, no menu de uma ocupação, é para a que foi cadastrada por engano.',
  ),
  note(
    'Quem tem menos de 18 anos precisa de um **{registers.residents.fields.guardian}**. O CPF não é obrigatório: estrangeiros e crianças podem não ter.',
  ),
  p(
    'Tudo de uma unidade na página dela: abra o apartamento. Quem mora nele, carros, cartões, visitas, reservas e encomendas vêm de quando até quando, alguns de cada vez; no fim estão os acessos e a **Linha do tempo**. **{apartment-record.open}** leva tudo ao papel: escolha um período e use **Imprimir** ou **Baixar PDF**. A portaria vê a ficha sem CPF e nascimento; cada leitura com esses dados fica registrada.',
  ),
  heading('personal-data', 'Entregar a uma pessoa os dados dela'),
  p(
    'Quem pede acesso aos próprios dados (LGPD, art. 18) os recebe numa planilha. No cadastro da pessoa, em **{register-pages.moreActions}**, escolha **{erasures.exports.begin}** e confirme quem você é: uma aba traz o cadastro com todos os campos, e as outras o que se refere à pessoa, como visitas, encomendas, reservas, veículos e acessos. Documentos e contatos de outras pessoas ficam de fora; fotos e arquivos também, e a primeira aba diz quantos são. O histórico do cadastro registra quem exportou e quando.',
  ),
  p(
    'Quem tem login de morador, funcionário ou prestador não precisa pedir: no próprio perfil, **{erasures.exports.own.download}** salva a mesma planilha.',
  ),
  heading('erasure', 'Apagar os dados de uma pessoa'),
  p(
    'Quando alguém que já saiu, ou um visitante, pede que os seus dados sejam apagados (LGPD, art. 18), abra o cadastro e escolha **{erasures.begin}**. Diga o **{erasures.reason}** e confirme quem você é. Nome, documentos, contatos, fotos e observações somem do cadastro, do histórico e de onde mais foram copiados; no lugar do nome fica “Pessoa apagada” e um número. Não há como desfazer.',
  ),
  p(
    'Acessos, visitas e encomendas continuam contados, sem dizer de quem são. Enquanto algo estiver em aberto com a pessoa (uma visita, um cartão, uma ocorrência, um leitor que ainda tem o rosto), a tela mostra o quê, com um link, e nada é apagado. Outros cadastros com o mesmo CPF aparecem na mesma tela: cada um é apagado separadamente.',
  ),
  p(
    'A página do cadastro apagado passa a mostrar o recibo, para ler e imprimir: quem pediu, quando, por quê, o que foi apagado e o que fica, com a regra. Você a encontra na lista, entre os removidos. O recibo não contém nenhum dado da pessoa.',
  ),
  heading('access', 'Dar e tirar acesso'),
  p(
    'Cadastrar um morador não cria um login. Para a pessoa entrar no Portaria, convide-a. Na página do morador, o quadro **{common.fields.login}** diz se ela tem login, se foi convidada (desde quando e por quem), ou por que não pode ser.',
  ),
  steps(
    'Um só: na página do morador, **{registers.residents.actions.invite}** manda o convite ao e-mail do cadastro.',
    'Uma torre ou o condomínio inteiro: em **{registers.residents.many}**, filtre, marque uma linha, escolha selecionar todos e depois **{registers.residents.actions.invite}**. No fim, a tela diz quantos convites saíram e quem ficou sem, com o motivo.',
    'Sem e-mail: **{invitations.login.card}** mostra um código para imprimir, copiar ou enviar por WhatsApp. Para vários, marque as linhas e escolha **{registers.cards.many}**: quatro por folha A4, com nome e unidade, para recortar.',
    'Depois: o filtro **{common.fields.login}**, em **Convidado**, mostra quem ainda não respondeu, e **{registers.residents.actions.remind}** manda o mesmo link outra vez, no máximo uma vez por dia para cada pessoa.',
  ),
  p(
    'O convite vale por 30 dias e uma vez. O acesso começa quando a pessoa aceita: quem é novo diz o nome e cria a senha, quem já tem conta usa a sua. Quem usa um cartão comprova antes um e-mail. **Cancelar convite** e **Gerar novo link** encerram o anterior na hora, e cada morador tem um login só: o primeiro convite aceito encerra os outros.',
  ),
  p(
    'Não são convidados: quem está inativo, já se mudou, espera a sua aprovação ou tem menos de 18 anos. O convite vai para o e-mail que está no cadastro: confira-o antes, pois a portaria também pode alterá-lo; o histórico diz quem foi.',
  ),
  p(
    'Funcionários e prestadores você convida em **{shell.user.company}**, **{company-settings.people.invite}**; outro síndico, só a administração da plataforma convida. Até a pessoa aceitar, **{registers.users.many}** mostra só o que você digitou; na página do convite há **Convidar de novo**, que troca o link, **{invitations.panel.change}** e **{invitations.panel.withdraw}**.',
  ),
  note(
    'Quando a plataforma convida mais um síndico, os atuais recebem um e-mail. Se quem convida é a equipe comercial ou de suporte, o convite fica como **{common.choices.invitation.unconfirmed}** até um síndico escolher **Confirmar**, ou recusar.',
  ),
  p(
    'Em **{company-settings.people.action}** você encontra todos. Na página de cada um, o menu do acesso tem **{memberships.suspend}**, **{memberships.resume}** e **{memberships.remove}**. Encerrado, o acesso acaba no mesmo instante, em todos os aparelhos.',
  ),
  warning(
    'O último gestor de uma empresa não pode ser encerrado: peça antes à administração da plataforma que convide outro. E nome, e-mail e senha são da pessoa: quem administra a plataforma só troca um e-mail com uma confirmação no endereço antigo.',
  ),
  heading('approvals', 'Aprovar o que moradores propõem'),
  p(
    'Um morador pode propor pessoas da própria casa. No início, **{landing.needsYou}** diz quantos cadastros esperam a sua decisão, e a linha leva à lista. Selecione várias pessoas ou abra uma, e escolha **{registers.residents.transitions.accept.button}**.',
  ),
  p(
    '**{registers.residents.transitions.refuse.button}** pede o motivo, que quem propôs lê, e tira da unidade quem foi recusado; de várias pessoas, o motivo é um só. Um veículo ou animal **Em disputa** diz ter a placa, o Renavam, o chassi ou o microchip de outro: abra, escolha **Resolver disputa** e diga qual fica. O outro passa a inativo. O bloqueio de um visitante feito pela portaria dura 24 horas: **{registers.visitors.actions.confirm-block}** o mantém, **{registers.visitors.actions.unblock}** o encerra.',
  ),
  heading('people', 'Veículos, animais e visitantes'),
  list(
    '**{registers.vehicles.many}**: a placa antiga e a Mercosul do mesmo carro são uma só. Uma placa fica livre quando o veículo é inativado ou vendido; a tag de um veículo vendido fica bloqueada.',
    '**{registers.pets.many}**: cada um com a unidade, o tutor e as vacinas. As espécies que se pode escolher estão em **{registers.species.many}**.',
    '**{registers.visitors.many}**: CPF ou outro documento, um dos dois é preciso. Para bloquear, abra o visitante, escolha **Bloquear** e escreva o **{registers.visitors.fields.blocked_reason}**: vale em todas as portarias até você escolher **{registers.visitors.actions.unblock}**.',
    '**{registers.visits.many}** e **{registers.passes.many}**: quem vem, quem espera e quem está dentro. A lista começa por **{registers.visits.views.now.f}**, na ordem da hora: quem está dentro, quem espera e quem ainda vem. Um toque ali mostra também o que passou, e a busca procura em tudo. Um passe para quem vem sempre tem dias, horários e validade de até um ano; **{registers.residents.actions.invite}** também serve à administração.',
  ),
  p(
    'Marcas e espécies vêm de uma lista comum a todas as empresas. Falta alguma? Inclua a sua. A mesma foi cadastrada duas vezes? Marque as linhas e escolha **{catalogues.merge.action}**: o que usava as outras passa para a que fica.',
  ),
  heading('team', 'Funcionários e prestadores'),
  list(
    '**{registers.employees.many}**: cargo, **{registers.employees.fields.shifts}** (um que termina antes de começar vai até o dia seguinte) e, de quem é terceirizado, a empresa. **{departures.begin.employees}** encerra login e cartões; quem volta é readmitido na mesma página, inativo até você o ativar.',
    '**{registers.service-providers.many}**: empresas ou pessoas. **Aprovar** e **Bloquear**, este com motivo, são o que a portaria vê. Fora do contrato, dos **{registers.service-providers.fields.allowed_days}**, do horário ou das **{registers.service-providers.fields.apartments}**, ela precisa de um motivo para a entrada. **Técnicos** são as pessoas da empresa, que a portaria acha pelo nome.',
    'Um documento perto do vencimento é avisado 30 e 7 dias antes, e no dia. Em **{registers.service-providers.many}**, a vista **{registers.service-providers.views.documents_expired.f}** mostra os que já passaram.',
  ),
  heading('things', 'Cartões, vagas e armários'),
  list(
    '**{registers.cards.many}**: o número vale em decimal e em hexadecimal. **{registers.cards.transitions.assign.button}** diz com quem fica; **Bloquear** e **{registers.cards.transitions.return.button}** o tiram de uso, e depois de **{registers.cards.transitions.lose.button}** ele não volta. O cartão de quem alguma regra deixa passar chega sozinho aos leitores: veja [Pontos e regras de acesso](/documentation/access).',
    '**{registers.garages.many}**: a administração da plataforma as cadastra, e você as acha pela busca: de quem é cada uma, a quem está emprestada e que veículo a ocupa.',
    '**{registers.cabinets.many}**: chaves, ferramentas e objetos. **Emprestar** pergunta para quem e até quando, **Devolver** encerra, e cada item tem um empréstimo por vez. A vista **{registers.cabinets.views.overdue.f}** mostra o que falta voltar.',
  ),
  heading('panic', 'Alertas de pânico'),
  p(
    'Quando alguém aciona o pânico, uma faixa vermelha aparece em todas as páginas, com som, até alguém assumir. **Estou a caminho** diz a quem pediu ajuda que você vai. Depois, **{panic.alert.close}** pede o desfecho (**{panic.resolutions.resolved}**, **{panic.resolutions.false_alarm}** ou **{panic.resolutions.test}**) e, se quiser, um relato.',
  ),
  p(
    'A página **Pânico**, no menu, guarda todos os alertas com a linha do tempo: quem acionou, quem viu, quem foi e como terminou. O que ninguém assumiu vem primeiro.',
  ),
  p(
    'No alerta, **{panic.incident.come}** mostra quem mais está a caminho, e **{panic.incident.deliveries}** diz o que foi feito de cada e-mail e push. **{panic.incident.report}** leva a linha do tempo. **Exercício**, na página **Pânico**, começa um treino: diz que é exercício em toda parte, não sai da empresa e não se junta a nenhum alerta.',
  ),
  p(
    'Em **{shell.user.company}**, a seção **Pânico** diz depois de quantos segundos sem atendimento os síndicos recebem um e-mail (60, se você não mudar) e depois de quantos o recebem os administradores da plataforma (180). Em **{company-settings.panic.recipients}** você escolhe mais pessoas com acesso: recebem cada alerta na tela e por e-mail, e podem assumir. A portaria recebe sempre.',
  ),
  heading('limits', 'Limites, feriados e guarda de dados'),
  p(
    'Em **{shell.user.company}** cada assunto tem a sua seção. Em **{registers.visits.many}** você diz quanto tempo quem chega espera uma resposta, por quanto tempo um convite vale e com que tolerância um passe abre, e de quais motivos se pede também documento ou foto; em **{company-settings.overstay.title}**, depois de quanto tempo dentro a portaria é avisada, para cada tipo de visita (zero nunca avisa); em **{registers.parcels.many}** e **{registers.lockers.many}**, o prazo para retirar e de quantos em quantos dias quem recebe é lembrado. Um campo em branco é o valor de costume.',
  ),
  p(
    'Os feriados nacionais são calculados. Em **{registers.holidays.many}**, **{company-settings.holidays.add}** guarda os do estado, da cidade e os da própria empresa, que podem voltar **Todo ano**; **{registers.tenants.choices.optional_holidays.carnival}** e **{registers.tenants.choices.optional_holidays.corpus_christi}** valem se você os marcar.',
  ),
  p(
    'Em **{company-settings.retention.title}** estão os prazos, entre eles o dos documentos e fotos de visitantes (180 dias depois da última visita, se você não mudar), o das visitas e de quem não voltou (365) e o dos alertas de pânico (1.825); também encomendas, reservas, comunicados, solicitações, ocorrências e posições das rondas têm o seu. Antes de salvar, a página mostra o que cada prazo apagaria hoje e de quando é o mais antigo. O Portaria apaga toda noite, também no histórico e nas fotos, e o histórico do registro diz que os dados foram apagados. Fica o que é parte de um caso aberto, como um visitante bloqueado, uma visita ou um passe que ainda vale, ou um alerta aberto.',
  ),
  warning('O que foi apagado não volta. Uma visita apagada continua contada, sem dizer quem veio.'),
  p(
    'Uma encomenda extraviada tem um **{parcel-report.lost}** no registro: a cadeia de custódia, o relato, a foto da etiqueta e lugar para assinaturas, para imprimir. Quando alguém se muda, as encomendas que aguardam são decididas na **{departures.begin.residents}**: ficam para ser retiradas, voltam ao remetente ou passam para quem fica. Fotos e assinaturas são apagadas 180 dias depois do fim, e os nomes depois de um ano, se a **{company-settings.retention.title}** não disser outra coisa.',
  ),
  heading('history', 'O que mudou, e quem mudou'),
  p(
    'No início, **{landing.changes.title}** mostra o que acabou de acontecer, e **{landing.changes.history}** abre a linha. Na página de qualquer registro, **{register-pages.form.history}** mostra cada campo, de quanto para quanto, quem e quando. Nada disso pode ser apagado pela tela.',
  ),
  p(
    'Remover também não apaga: o registro sai da lista e pode voltar. Se outros dependem dele, a tela diz quais e oferece **{register-pages.remove.reassign}** outro antes.',
  ),
]
