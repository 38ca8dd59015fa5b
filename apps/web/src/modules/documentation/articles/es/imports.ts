import { type Article, heading, list, note, p, part, steps, table, warning } from '../article.ts'

export const imports: Article = [
  p(
    'Una planilla entra en dos tiempos: primero se revisa todo, después usted confirma. Hasta la confirmación no se graba nada.',
  ),
  heading('import', 'Importar'),
  steps(
    'En la lista, elija **{spreadsheets.import}** y después **Elegir archivo**. Sirve CSV hasta 64 MB o XLSX hasta 20 MB, con hasta 100.000 líneas. **{import.choose.template}** da una planilla con los títulos de las columnas.',
    'Espere la revisión. El resumen cuenta las líneas **{import.figures.created}**, las **{import.figures.updated}**, las **{import.figures.unchanged}** y las **{import.figures.invalid}**.',
    'En **{import.mapping.title}**, vea cómo se entendió cada título y corrija si hace falta. Una columna en **{import.mapping.ignore}** queda afuera.',
    '¿Ya hay personas registradas? Elija **{import.existing.keep}** o **{import.existing.update}**. **{import.existing.differences}** muestra cada diferencia.',
    '¿Falta una torre o un apartamento que la planilla cita? Encienda **{import.missing.switch}**, y revise los nombres: un error de tipeo sería un registro nuevo.',
    'Confirme. Todo lo válido se graba de una vez, o nada.',
  ),
  heading('bad-lines', 'Líneas con error'),
  p(
    'Las líneas con error quedan afuera. **{import.bad.download}** da un archivo solo con ellas, con el número de línea y el motivo. Corríjalas ahí e importe de nuevo: lo que ya entró no se repite.',
  ),
  table(
    ['Qué pasa', 'Por qué'],
    ['La línea tiene menos celdas que el título', 'Falta un separador, o hay una comilla abierta.'],
    [
      'La línea tiene celdas llenas más allá del último título',
      'Sobra un separador, o hay una nota al lado de la tabla. Dele un título a la columna o bórrela.',
    ],
    [
      'De dos líneas con el mismo CPF, la segunda es error',
      'Vale la primera; la otra es un error o es otra persona.',
    ],
    [
      'El CPF ya está en el registro',
      'No es error: es la misma persona, que queda como está o se actualiza.',
    ],
    ['«No existe en el registro»', 'No se encontró la torre o la unidad por el nombre.'],
  ),
  heading('reads', 'Lo que se entiende'),
  list(
    'Lo que escribe el Excel brasileño: con acentos en cualquier codificación común, separado por punto y coma o coma, con o sin comillas.',
    'Fechas como 31/12/2026, horarios como 31/12/2026 14:30 en la zona horaria de la empresa, CPF, CNPJ, placa y teléfono con o sin puntos y guiones.',
    'Un título escrito encima de las columnas, que queda de lado, y celdas combinadas, que valen para todas sus líneas.',
    'Números que perdieron los ceros iniciales: CPF, CNPJ, CNH, CEP, teléfono y unidad se completan cuando solo un valor sirve.',
    'Títulos en cualquier orden, en portugués, inglés, español o árabe, y las palabras que usa la gente: “celular”, “apto”, “bloco”.',
    'Opciones enteras o abreviadas: “M”, “masculino”, “casada”, “dono”.',
  ),
  p('Antes de confirmar, **{import.notes.title}** dice qué se completó o se dejó de lado.'),
  note('Las celdas vacías no borran nada. El mismo archivo importado otra vez no cambia nada.'),
  heading('queue', 'En la cola'),
  p(
    'Cada empresa importa una planilla a la vez, y el servidor, dos; así ninguna atrasa a las demás. Quien espera ve cuántas están antes y puede cancelar. Una empresa puede tener ocho importaciones a la vez, contando las que esperan, y cada persona, cuatro.',
  ),
  note(
    'Una planilla tiene hasta 256 columnas y hasta 32.767 caracteres por celda. Una que esconde demasiados formatos, textos o atributos se rechaza: copie solo los datos a una planilla nueva.',
  ),
  heading('cancel', 'Cancelar'),
  p(
    'Cierre la ventana o elija **{import.run.cancel}** en cualquier momento: no se habrá grabado nada. Si la conexión se corta después de confirmar, mire la lista antes de importar de nuevo.',
  ),
  heading('export', 'Exportar'),
  p(
    'En la lista, **{spreadsheets.export}** descarga exactamente lo que muestran la búsqueda y los filtros, en **{spreadsheets.csv}** o **{spreadsheets.xlsx}**. Las dos primeras columnas, `id` y `version`, sirven para cambiar en masa: edite el archivo, impórtelo de vuelta con **{import.existing.update}**, y cada línea encuentra su registro. Una línea que alguien cambió mientras tanto es un error, y nada se sobrescribe.',
  ),
  p(
    'Los horarios salen en la zona horaria de la empresa. Lo que solo el sistema escribe, como cuándo llegó un paquete, sale en la planilla y no cambia nada cuando esta vuelve.',
  ),
  warning(
    'Una planilla exportada tiene datos personales. Guárdela como guardaría el libro de la portería, y bórrela cuando ya no la necesite. Cada exportación queda registrada.',
  ),
  heading('columns', 'Las columnas de cada registro'),
  p(
    'Solo la columna obligatoria tiene que existir. También se entienden los títulos del otro lado.',
  ),
  part('import-columns'),
]
