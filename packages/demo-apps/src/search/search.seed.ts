import type { SearchResult } from './search.types.ts'

const results: [title: string, url: string, excerpt: string][] = [
  [
    'Central de ajuda',
    '/pages/knowledge-base',
    'Artigos curtos sobre portaria, moradores, reservas e segurança, com o passo a passo de cada tarefa.',
  ],
  [
    'Perguntas frequentes',
    '/pages/faq',
    'Visitas, cartões, encomendas e privacidade: as dúvidas que mais chegam à portaria, respondidas em poucas linhas.',
  ],
  [
    'Planos e preços',
    '/pages/pricing/style-1',
    'Compare os planos por número de unidades. Todos incluem controle de visitas, botão de pânico e atendimento.',
  ],
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
    'Meu perfil',
    '/pages/profile',
    'Seus dados, sua senha, onde você está conectado e em quais condomínios você atua.',
  ],
  [
    'Início',
    '/apps/dashboards/project',
    'O que precisa de você agora: quem chega, o que vence hoje e o que ficou pendente na portaria.',
  ],
  [
    'Moradores',
    '/apps/condominiums/residents/',
    'Quem mora em cada apartamento, com contato, foto e datas de entrada e saída.',
  ],
  [
    'Visitantes',
    '/apps/condominiums/visitors/',
    'Pessoas com convite ou que já entraram, com documento, empresa e placa do veículo.',
  ],
  [
    'Veículos',
    '/apps/condominiums/vehicles/',
    'Placas cadastradas, no padrão antigo e Mercosul, com vaga, etiqueta e responsável.',
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
]

export function searchSeed(): SearchResult[] {
  return results.map(([title, url, excerpt], index) => ({
    id: String(index + 1),
    title,
    url,
    excerpt,
  }))
}
