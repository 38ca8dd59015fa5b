import { type Article, heading, list, note, p, part, table, warning } from '../article.ts'

export const roles: Article = [
  p(
    'Uma pessoa tem um login só. O que ela pode fazer vem dos acessos: cada um diz um papel, numa empresa, de um dia até outro. A mesma pessoa pode ser morador aqui e síndico ali, e troca no menu da conta, em **{shell.user.workAs}**.',
  ),
  heading('roles', 'Os papéis'),
  table(
    ['Papel', 'Quem é', 'Onde vale'],
    [
      '**{common.choices.role.master}**',
      'Quem mantém a plataforma. Pode o que o administrador pode.',
      'Em todas as empresas',
    ],
    [
      '**{common.choices.role.admin}**',
      'Quem administra empresas, pessoas e cadastros.',
      'Em todas as empresas',
    ],
    [
      '**{common.choices.role.staff}**',
      'Cadastra empresas e pessoas, e consulta.',
      'Em todas as empresas',
    ],
    ['**{common.choices.role.sindico}**', 'Quem responde por um condomínio.', 'Na empresa dele'],
    ['**{common.choices.role.funcionario}**', 'Portaria e operação.', 'Na empresa dele'],
    [
      '**{common.choices.role.condomino}**',
      'Quem mora, estuda ou trabalha na unidade.',
      'No que é dele',
    ],
    [
      '**{common.choices.role.service_provider}**',
      'Quem presta serviço ao condomínio.',
      'No que é dele',
    ],
  ),
  p(
    'O [segmento](/documentation/administrators/segments) pode dar outros nomes: numa obra, o síndico é o mestre de obras.',
  ),
  heading('company', 'Escolher a empresa'),
  p(
    'Master, administrador e comercial trabalham em todas as empresas, uma de cada vez. A barra mostra a escolhida; sem nenhuma, as listas pedem **{companies.choose}**. Os outros papéis trabalham sempre na própria.',
  ),
  p(
    'Sem empresa escolhida, o início deles mostra as empresas, cada uma com unidades ocupadas, pessoas, acessos e o que espera decisão; master e administrador veem também os alertas de pânico. **{landing.companies.enter}** abre uma.',
  ),
  heading('levels', 'Quem cuida de quem'),
  list(
    'Cada papel convida, altera e encerra quem está abaixo dele na tabela; administrador e comercial também os seus iguais.',
    'Morador e prestador estão no mesmo degrau, o último.',
    'Uma empresa só mexe nos acessos dela. Nome, e-mail e senha são da pessoa.',
    'O último gestor de uma empresa não pode ser encerrado.',
  ),
  heading('rights', 'O que cada papel pode'),
  p(
    'Esta tabela é desenhada das mesmas definições pelas quais o servidor decide. “Só os seus” quer dizer: as linhas da própria casa, ou as que a própria pessoa fez. “Em parte”: só alguns campos.',
  ),
  part('role-rights'),
  heading('protected', 'Dados protegidos'),
  p(
    'CPF, documento, data de nascimento e observações de pessoas aparecem para o síndico e a administração, e para o morador na própria casa. A portaria e o comercial os veem mascarados ou vazios; podem achar alguém pelo CPF ou documento inteiro, e só: cada consulta fica registrada e tem limite por hora. A máscara mostra dois dígitos do CPF no máximo. A portaria corrige, no mesmo dia, o que ela mesma digitou, sem ler de volta. Quem não vê um dado também não o ordena, filtra, exporta nem encontra no histórico.',
  ),
  note(
    'A tela esconde o que o papel não pode, mas quem decide é o servidor: um endereço digitado à mão ou um pedido pela API recebe a mesma resposta.',
  ),
  heading('end', 'Quando um acesso acaba'),
  p(
    'Um acesso suspenso ou encerrado, uma pessoa ou uma empresa inativada: no mesmo instante caem as sessões, em todos os aparelhos. Quem tenta entrar lê **{sign-in.outcome.inactive}**',
  ),
  warning(
    'Antes de inativar uma empresa, avise as pessoas dela: todas perdem o acesso juntas. Leitores e portas continuam funcionando, e por isso uma empresa com portas liberadas ou entradas bloqueadas não pode ser inativada.',
  ),
]
