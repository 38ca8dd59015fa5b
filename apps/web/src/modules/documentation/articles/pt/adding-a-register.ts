import { type Article, code, heading, list, note, p, steps } from '../article.ts'
import { samples } from '../samples.ts'

export const addingARegister: Article = [
  p(
    'Um cadastro é uma definição; o que ele faz além disso fica no módulo dele. Da definição saem os tipos, a validação nas duas metades, os endereços, a descrição OpenAPI, as páginas de lista, leitura e formulário, as planilhas, as permissões e os testes delas. A tabela não: ela é SQL que uma pessoa revê.',
  ),
  heading('definition', 'A definição'),
  p('A de espécies, inteira. Leia de cima para baixo: o que é, onde fica, o que tem, quem pode.'),
  code(samples.definition),
  heading('migration', 'A migração'),
  p(
    'Um arquivo novo em `apps/api/migrations/`. `keep_register` liga o isolamento entre empresas e a contagem; um catálogo, cujas linhas comuns todas as empresas leem, chama `keep_catalogue`.',
  ),
  code(samples.migration),
  heading('steps', 'Passo a passo'),
  steps(
    'O nome, em `contract/src/define-register/register-names.ts`.',
    'A definição, em `contract/src/modules/<módulo>/<nome>/<nome>.ts`, com o seu lugar no menu.',
    'As palavras, ao lado dela, em `pt.ts`, `en.ts`, `es.ts` e `ar.ts`, com o que as planilhas chamam de cada coluna. Uma que falte não compila.',
    'A migração. Um teste aplica todas num banco vazio e diz, em palavras, onde tabela e definição divergem.',
    'Um exemplo, em `apps/api/src/modules/<módulo>/<nome>/sample.ts`, e uma linha em `<módulo>.module.ts`. A matriz então tenta cada papel, cada operação e uma empresa alheia.',
    '`npm run print`, que junta tudo pelo nome e imprime `docs/generated/` de novo, e `npm test`.',
  ),
  heading('more', 'Quando precisa de algo próprio'),
  p('O degrau mais baixo que resolve:'),
  list(
    'uma opção que já existe;',
    'um tipo de campo novo, com as duas metades;',
    'uma regra de linhas com nome;',
    'um gancho no servidor;',
    'uma mudança de estado, declarada;',
    'uma ação no servidor;',
    'uma parte sua numa página padrão;',
    'uma tela, feita das mesmas peças;',
    'um serviço do módulo.',
  ),
  note(
    'Uma opção só entra quando três cadastros precisam dela. O resto do que é combinado está em `CONTRIBUTING.md`, e o porquê em `docs/decisions/`.',
  ),
]
