import { type Article, heading, list, note, p, part, steps, table, warning } from '../article.ts'

export const imports: Article = [
  p(
    'Uma planilha entra em dois tempos: primeiro tudo é conferido, depois você confirma. Até a confirmação, nada é gravado.',
  ),
  heading('import', 'Importar'),
  steps(
    'Na lista, escolha **{spreadsheets.import}** e depois **Escolher arquivo**. Serve CSV até 64 MB ou XLSX até 20 MB, com até 100.000 linhas. **{import.choose.template}** dá uma planilha com os títulos das colunas.',
    'Espere a conferência. O resumo conta as linhas **{import.figures.created}**, as **{import.figures.updated}**, as **{import.figures.unchanged}** e as **{import.figures.invalid}**.',
    'Em **{import.mapping.title}**, veja como cada título foi entendido e corrija se precisar. Uma coluna em **{import.mapping.ignore}** fica de fora.',
    'Já existem pessoas cadastradas? Escolha **{import.existing.keep}** ou **{import.existing.update}**. **{import.existing.differences}** mostra cada diferença.',
    'Falta uma torre ou um apartamento que a planilha cita? Ligue **{import.missing.switch}**, e confira os nomes: um erro de digitação viraria um cadastro novo.',
    'Confirme. Tudo o que é válido é gravado de uma vez, ou nada.',
  ),
  heading('bad-lines', 'Linhas com erro'),
  p(
    'As linhas com erro ficam de fora. **{import.bad.download}** dá um arquivo só com elas, com o número da linha e o motivo. Corrija nele e importe de novo: o que já entrou não se repete.',
  ),
  table(
    ['O que acontece', 'Por quê'],
    ['A linha tem menos células que o título', 'Falta um separador, ou há uma aspa aberta.'],
    [
      'A linha tem células preenchidas além do último título',
      'Um separador sobrando, ou uma anotação ao lado da tabela. Dê um título à coluna ou apague.',
    ],
    [
      'De duas linhas com o mesmo CPF, a segunda é erro',
      'A primeira vale; a outra é um engano ou outra pessoa.',
    ],
    [
      'O CPF já está no cadastro',
      'Não é erro: é a mesma pessoa, que fica como está ou é atualizada.',
    ],
    ['“Não existe no cadastro”', 'A torre ou a unidade não foi achada pelo nome.'],
  ),
  heading('reads', 'O que a leitura entende'),
  list(
    'O que o Excel brasileiro escreve: com acentos em qualquer codificação comum, separado por ponto e vírgula ou vírgula, com ou sem aspas.',
    'Datas como 31/12/2026, horários como 31/12/2026 14:30 no fuso da empresa, CPF, CNPJ, placa e telefone com ou sem pontos e traços.',
    'Um título escrito acima das colunas, que fica de lado, e células mescladas, que valem para todas as suas linhas.',
    'Números que perderam os zeros do começo: CPF, CNPJ, CNH, CEP, telefone e unidade são completados quando só um valor serve.',
    'Títulos em qualquer ordem, em português, inglês, espanhol ou árabe, e as palavras que as pessoas usam: “celular”, “apto”, “bloco”.',
    'Opções por extenso ou abreviadas: “M”, “masculino”, “casada”, “dono”.',
  ),
  p('Antes de confirmar, **{import.notes.title}** diz o que foi completado ou deixado de lado.'),
  note('Células vazias não apagam nada. O mesmo arquivo importado de novo não muda nada.'),
  heading('queue', 'Na fila'),
  p(
    'Cada empresa importa uma planilha por vez, e o servidor, duas; assim nenhuma atrasa as outras. Quem espera vê quantas estão antes e pode cancelar. Uma empresa pode ter oito importações ao mesmo tempo, contando as que esperam, e cada pessoa, quatro.',
  ),
  note(
    'Uma planilha tem até 256 colunas e até 32.767 caracteres por célula. Uma que esconde formatos, textos ou atributos demais é recusada: copie só os dados para uma planilha nova.',
  ),
  heading('cancel', 'Cancelar'),
  p(
    'Feche a janela ou escolha **{import.run.cancel}** a qualquer momento: nada terá sido gravado. Se a conexão cair depois da confirmação, olhe a lista antes de importar de novo.',
  ),
  heading('export', 'Exportar'),
  p(
    'Na lista, **{spreadsheets.export}** baixa exatamente o que a busca e os filtros mostram, em **{spreadsheets.csv}** ou **{spreadsheets.xlsx}**. As duas primeiras colunas, `id` e `version`, servem para alterar em massa: mude o arquivo, importe de volta com **{import.existing.update}**, e cada linha acha o seu registro. Uma linha que alguém mudou nesse meio-tempo vira erro, e nada é sobrescrito.',
  ),
  p(
    'Horários saem no fuso da empresa. O que só o sistema escreve, como a hora em que uma encomenda chegou, sai na planilha e nada muda quando ela volta.',
  ),
  warning(
    'Uma planilha exportada tem dados pessoais. Guarde-a como guardaria o livro da portaria, e apague quando não precisar mais. Cada exportação fica registrada.',
  ),
  heading('columns', 'As colunas de cada cadastro'),
  p('Só a coluna obrigatória precisa existir. Os títulos à direita também são entendidos.'),
  part('import-columns'),
]
