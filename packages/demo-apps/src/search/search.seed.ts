import type { SearchResult } from './search.types.ts'

const results: [title: string, url: string, excerpt: string][] = [
  [
    'Central de ajuda',
    '/pages/knowledge-base',
    'Exemplo de artigos curtos, em quatro categorias, com o passo a passo de cada tarefa.',
  ],
  ['Perguntas frequentes', '/pages/faq', 'Exemplo de perguntas e respostas, em poucas linhas.'],
  ['Planos e preços', '/pages/pricing/style-1', 'Exemplo de três planos, com preços inventados.'],
  [
    'Fatura compacta',
    '/pages/invoices/compact',
    'Modelo de fatura em uma página, pronto para imprimir, com serviços, impostos e total.',
  ],
  [
    'Fatura moderna',
    '/pages/invoices/modern',
    'O mesmo documento com outro desenho: cabeçalho em destaque e resumo à vista.',
  ],
  [
    'Notificações de exemplo',
    '/pages/notifications',
    'Como uma lista de notificações pode ser desenhada, com mensagens inventadas.',
  ],
  [
    'Perfil de exemplo',
    '/pages/profile/sample',
    'Linha do tempo, fotos e dados de uma pessoa que não existe.',
  ],
  [
    'Meu perfil',
    '/pages/profile',
    'Seus dados, sua senha, onde você está conectado e em quais condomínios você atua.',
  ],
  ['Início', '/apps/dashboards/project', 'O que precisa de você agora e o que mudou.'],
  [
    'Moradores',
    '/apps/condominiums/residents/',
    'Quem mora em cada apartamento, com contato, foto e datas de entrada e saída.',
  ],
  [
    'Visitantes',
    '/apps/condominiums/visitors/',
    'As pessoas que visitam o condomínio, com documento e telefone.',
  ],
  [
    'Veículos',
    '/apps/condominiums/vehicles/',
    'Placas cadastradas, no padrão antigo e Mercosul, com apartamento e responsável.',
  ],
  [
    'Animais',
    '/apps/condominiums/pets/',
    'Animais de cada apartamento, com vacinas e tutor responsável.',
  ],
  [
    'Torres',
    '/apps/condominiums/towers/',
    'As torres do condomínio, com andares e unidades; gere os apartamentos a partir delas.',
  ],
  ['Ícones', '/ui/icons', 'Catálogo de ícones com busca por nome, etiqueta e categoria.'],
  [
    'Tipografia',
    '/ui/typography',
    'Tamanhos, pesos e usos de texto, mostrados como aparecem nas telas.',
  ],
  ['Cores', '/ui/colors', 'As cores do tema que está em uso, com o contraste de cada par medido.'],
  [
    'Planos lado a lado',
    '/pages/pricing/style-2',
    'Exemplo de planos em uma tabela, recurso por recurso.',
  ],
  [
    'Preço por tamanho',
    '/pages/pricing/style-3',
    'Exemplo de um plano só, com um preço que acompanha o tamanho da equipe.',
  ],
  [
    'Entrar, em cartão',
    '/pages/auth/login',
    'Modelo de entrada com um cartão no centro, diante de arcos.',
  ],
  [
    'Entrar, em duas metades',
    '/pages/auth/login-2',
    'Modelo de entrada com o formulário ao lado de um depoimento.',
  ],
  [
    'Entrar, em painel',
    '/pages/auth/login-3',
    'Modelo de entrada em um painel, sobre uma rua desenhada.',
  ],
  [
    'Criar conta, em cartão',
    '/pages/auth/register',
    'Modelo de cadastro com as mesmas regras do cadastro de verdade.',
  ],
  [
    'Criar conta, em duas metades',
    '/pages/auth/register-2',
    'Modelo de cadastro ao lado de um depoimento.',
  ],
  [
    'Criar conta, em painel',
    '/pages/auth/register-3',
    'Modelo de cadastro em um painel, sobre uma rua desenhada.',
  ],
  [
    'Esqueci a senha',
    '/pages/auth/forgot-password-2',
    'Modelo de pedido de uma nova senha. Nenhuma mensagem é enviada.',
  ],
  [
    'Nova senha',
    '/pages/auth/reset-password-2',
    'Modelo de escolha de outra senha. Nada é gravado.',
  ],
  ['Tela bloqueada', '/pages/auth/lock', 'Modelo de tela que espera a senha de quem se afastou.'],
  [
    'Confirmar o e-mail',
    '/pages/auth/mail-confirm-2',
    'Modelo do aviso que espera a confirmação de um e-mail.',
  ],
  ['Em breve', '/pages/coming-soon', 'Contagem regressiva e um campo para ser avisado.'],
  ['Em manutenção', '/pages/maintenance', 'O que aparece enquanto o sistema é cuidado.'],
  ['Presença confirmada', '/pages/success/guest', 'O que um convidado vê depois de dizer que vem.'],
  [
    'Busca clássica',
    '/pages/search/classic',
    'Resultados um abaixo do outro, com o endereço de cada um.',
  ],
  [
    'Página simples',
    '/ui/page-layouts/simple/full-width',
    'Modelos de página sobre o fundo: largura toda, com barra e com abas.',
  ],
  [
    'Página em cartão',
    '/ui/page-layouts/carded/full-width',
    'Modelos de página sobre um cartão: largura toda, com barra e com abas.',
  ],
]

export function searchSeed(): SearchResult[] {
  return results.map(([title, url, excerpt], index) => ({
    id: String(index + 1),
    title,
    url,
    excerpt,
  }))
}
