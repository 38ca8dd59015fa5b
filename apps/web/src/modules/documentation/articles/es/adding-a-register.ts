import { type Article, code, heading, list, note, p, steps } from '../article.ts'
import { samples } from '../samples.ts'

export const addingARegister: Article = [
  p(
    'Un registro es una definición; lo que hace además está en su módulo. De la definición salen los tipos, la validación en las dos mitades, las direcciones, la descripción OpenAPI, las páginas de lista, lectura y formulario, las planillas, los permisos y sus pruebas. La tabla no: es SQL que revisa una persona.',
  ),
  heading('definition', 'La definición'),
  p('La de especies, entera. Léala de arriba abajo: qué es, dónde está, qué tiene, quién puede.'),
  code(samples.definition),
  heading('migration', 'La migración'),
  p(
    'Un archivo nuevo en `apps/api/migrations/`. `keep_register` enciende el aislamiento entre empresas y la cuenta; un catálogo, cuyas filas comunes leen todas las empresas, llama a `keep_catalogue`.',
  ),
  code(samples.migration),
  heading('steps', 'Paso a paso'),
  steps(
    'El nombre, en `contract/src/define-register/register-names.ts`.',
    'La definición, en `contract/src/modules/<módulo>/<nombre>/<nombre>.ts`, con su lugar en el menú.',
    'Las palabras, a su lado, en `pt.ts`, `en.ts`, `es.ts` y `ar.ts`, con lo que las planillas llaman a cada columna. Una que falte no compila.',
    'La migración. Una prueba aplica todas en una base vacía y dice, en palabras, dónde difieren tabla y definición.',
    'Un ejemplo, en `apps/api/src/modules/<módulo>/<nombre>/sample.ts`, y una línea en `<módulo>.module.ts`. La matriz prueba entonces cada rol, cada operación y una empresa ajena.',
    '`npm run print`, que junta todo por el nombre e imprime `docs/generated/` de nuevo, y `npm test`.',
  ),
  heading('more', 'Cuando necesita algo propio'),
  p('El escalón más bajo que resuelve:'),
  list(
    'una opción que ya existe;',
    'un tipo de campo nuevo, con las dos mitades;',
    'una regla de filas con nombre;',
    'un gancho en el servidor;',
    'un cambio de estado, declarado;',
    'una acción en el servidor;',
    'una parte propia en una página común;',
    'una pantalla, hecha de las mismas piezas;',
    'un servicio de su módulo.',
  ),
  note(
    'Una opción entra cuando la necesitan tres registros. El resto de lo acordado está en `CONTRIBUTING.md`, y el porqué en `docs/decisions/`.',
  ),
]
