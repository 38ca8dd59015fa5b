import { type Article, code, heading, list, note, p } from '../article.ts'
import { samples } from '../samples.ts'

export const theming: Article = [
  p(
    'Toda aparência vem de variáveis CSS, em `packages/ui`. Nenhum componente tem cor própria, e por isso um esquema novo é uma linha.',
  ),
  heading('schemes', 'Esquemas de cores'),
  p(
    'Um esquema é matiz e croma: do fundo e das letras, e do que se aperta. A luminosidade é calculada até que cada par que ocorre possa ser lido, com contraste de 4,5 ou mais.',
  ),
  code(samples.palettes),
  list(
    '`packages/ui/src/theme/palette.ts` tem os 25; `npm run print` escreve `schemes.css`.',
    '`schemes.test.ts` mede o contraste de todos os pares em todos os esquemas.',
    'Nenhum destaque é vermelho: vermelho quer dizer perigo.',
  ),
  heading('tokens', 'Variáveis'),
  p(
    'As classes usam nomes, nunca valores: `bg-surface`, `text-muted`, `border-line`, `text-accent-ink`, `bg-danger`. Outra cor não existe. A grade é de 4 pixels, o raio 8, e só o que flutua tem sombra.',
  ),
  list(
    'Uma zona (menu, barra, rodapé) pode ter outro esquema, com `data-theme`.',
    'A densidade são quatro medidas, em `data-density`.',
    'O tamanho da letra é o da raiz, de 70% a 130%: tudo é em rem e acompanha.',
    'A direção é lógica (`ms`, `pe`, `start`, `end`): o árabe espelha tudo sem uma regra a mais.',
  ),
  heading('settings', 'O que é de cada pessoa'),
  p(
    'As escolhas estão em `settings`, lidas em `GET /me` e gravadas inteiras por `PATCH /me`. `packages/contract/src/settings/settings.ts` diz o que cada parte pode ser; o que não serve volta ao padrão, parte por parte. A página mostra a mudança antes e grava depois de 0,6 segundo de descanso.',
  ),
  heading('layouts', 'Disposições'),
  p(
    'Há três: `layout1` com o menu ao lado, `layout2` e `layout3` com ele em cima. Uma disposição é uma função sem estado: a página dentro dela fica a mesma enquanto tudo em volta muda, e nada do que se digitou se perde.',
  ),
  note('Veja tudo funcionando em [/ui/components](/ui/components), aberto a administradores.'),
]
