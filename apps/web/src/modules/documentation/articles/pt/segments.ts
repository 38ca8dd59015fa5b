import { type Article, heading, list, note, p, part, steps } from '../article.ts'

export const segments: Article = [
  p(
    'O Portaria serve a condomínios, obras, escolas, clínicas e fábricas. O segmento muda os nomes na tela (menu, títulos, formulários e mensagens) e nada mais: endereços, permissões e a API ficam iguais.',
  ),
  heading('bases', 'As cinco bases'),
  part('segment-words'),
  heading('company', 'O segmento da empresa'),
  p(
    'Cada empresa tem um, escolhido no cadastro em **{registers.tenants.many}** ou, pelo síndico, em **{shell.user.company}**. Sem nenhum, vale o de condomínio.',
  ),
  heading('browser', 'Ver com outros nomes'),
  steps(
    'No menu da conta, abra **{segments.menu}**.',
    'Escolha um. Os nomes mudam na hora, só para você e só neste navegador.',
    'Para desfazer, escolha **{segments.own}**.',
  ),
  heading('own', 'Um segmento seu'),
  p(
    'Em **{registers.segments.many}**, **Novo segmento** pede um nome e uma base. Em **Termos** você escreve só o que é diferente, em cada idioma: singular, plural e gênero. O que ficar em branco vem da base.',
  ),
  list(
    'Os cinco segmentos comuns são de todas as empresas: só a plataforma os altera.',
    'Os que você cria são da sua empresa.',
    'Na página de um segmento, **{segments.use}** mostra os nomes dele neste navegador.',
  ),
  note('Sair da conta esquece o segmento escolhido no navegador. O da empresa continua.'),
]
