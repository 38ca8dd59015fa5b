import { type Article, code, heading, list, note, p } from '../article.ts'
import { samples } from '../samples.ts'

export const theming: Article = [
  p(
    'Toda apariencia viene de variables CSS, en `packages/ui`. Ningún componente tiene un color propio, y por eso un esquema nuevo es una línea.',
  ),
  heading('schemes', 'Esquemas de colores'),
  p(
    'Un esquema es matiz y croma: del fondo y las letras, y de lo que se presiona. La luminosidad se calcula hasta que cada par que ocurre se pueda leer, con un contraste de 4,5 o más.',
  ),
  code(samples.palettes),
  list(
    '`packages/ui/src/theme/palette.ts` tiene los 25; `npm run print` escribe `schemes.css`.',
    '`schemes.test.ts` mide el contraste de todos los pares en todos los esquemas.',
    'Ningún acento es rojo: el rojo dice peligro.',
  ),
  heading('tokens', 'Variables'),
  p(
    'Las clases usan nombres, nunca valores: `bg-surface`, `text-muted`, `border-line`, `text-accent-ink`, `bg-danger`. No existe otro color. La grilla es de 4 píxeles, el radio 8, y solo lo que flota tiene sombra.',
  ),
  list(
    'Una zona (menú, barra, pie) puede tener otro esquema, con `data-theme`.',
    'La densidad son cuatro medidas, en `data-density`.',
    'El tamaño de la letra es el de la raíz, de 70% a 130%: todo está en rem y acompaña.',
    'La dirección es lógica (`ms`, `pe`, `start`, `end`): el árabe espeja todo sin una regla más.',
  ),
  heading('settings', 'Lo que es de cada persona'),
  p(
    'Las elecciones están en `settings`, leídas con `GET /me` y guardadas enteras con `PATCH /me`. `packages/contract/src/settings/settings.ts` dice qué puede ser cada parte; lo que no sirve vuelve al valor normal, parte por parte. La página muestra el cambio antes y lo guarda tras 0,6 segundos de pausa.',
  ),
  heading('layouts', 'Disposiciones'),
  p(
    'Hay tres: `layout1` con el menú al costado, `layout2` y `layout3` con él arriba. Una disposición es una función sin estado: la página dentro de ella sigue igual mientras cambia todo alrededor, y no se pierde nada de lo escrito.',
  ),
  note('Vea todo funcionando en [/ui/components](/ui/components), abierto a administradores.'),
]
