import { type Article, heading, list, p, steps } from '../article.ts'

export const rounds: Article = [
  p(
    'En **Patrullas** están los recorridos de la vigilancia, en **Puntos de ronda** los lugares por donde pasan, y en **Rondas** cada vez que alguien los recorre: planeada, hecha, atrasada o no hecha.',
  ),
  heading('points', 'Puntos y etiquetas'),
  list(
    'Cada punto tiene **Lugar**, **Instrucciones** para quien llega y, si hace falta, **Preguntas** y **Pide foto**.',
    '**Imprimir etiqueta** hace un PDF en tres tamaños, con marcas de corte; en la lista, marque varios puntos e imprima todos en una hoja. Queda registrado quién imprimió: los códigos no aparecen en ningún otro lugar.',
    '**Cambiar el código** invalida la etiqueta que está en el punto. El número impreso dice cuál vale.',
  ),
  heading('patrols', 'Patrullas'),
  steps(
    'En **Nueva patrulla**, ponga los **Puntos** en el orden del recorrido; uno **Opcional** puede faltar.',
    'En **Horarios**, diga los días y la hora de cada inicio. **El turno empieza a las** pone la ronda de las 2 en el día en que empezó el turno.',
    'En **Quién la hace**, el primero que está de turno queda responsable. Los **Supervisores** son avisados cuando algo falla; sin ellos, el gestor.',
  ),
  heading('rounds', 'Rondas'),
  list(
    'Las rondas de los próximos dos días se planean solas. Cambiar la patrulla cambia las que aún no empezaron, y ninguna otra.',
    'Pasada la **Tolerancia (min)** sin que nadie empiece, la ronda queda **No hecha** y se avisa a los supervisores.',
    'Cuando el responsable es despedido, sus rondas quedan **Sin responsable**, y se avisa enseguida a los supervisores.',
    '**Ronda suelta**, en la patrulla, abre una fuera del horario. **Interrumpir** pide el motivo.',
  ),
  heading('walk', 'Hacer la ronda en el celular'),
  steps(
    'Abra la ronda y toque **Hacer la ronda**, todavía con red; después funciona sin red hasta el final.',
    '**Empezar la ronda** marca el inicio. En cada lugar, **Leer el punto** lee la etiqueta con la cámara, o el chip donde el navegador lee chips.',
    'Responda lo que el punto pregunta y saque la foto, si la pide. **Saltar** e **Interrumpir** piden el motivo; **Anotar** guarda lo que vio.',
    'Con todos los puntos leídos, la ronda termina sola; antes, use **Terminar**, y queda **Hecha con excepciones** si falta un punto obligatorio.',
  ),
  p(
    'Todo queda guardado en el celular hasta que se envía, aunque la página se recargue o la batería se acabe. Un reloj con más de 5 minutos de error se avisa antes del inicio; si nadie lo ajusta, las horas son las del servidor, y la ronda queda con **Reloj incorrecto**. La posición se anota una vez por lectura, si usted lo permite, y se borra después del plazo en **Conservación de datos**.',
  ),
  heading('judge', 'Lecturas sospechosas'),
  p(
    'Una lectura nunca se rechaza, pero queda marcada cuando el reloj fue atrasado, cuando la hora es de antes de abrirse la ronda en el celular o suma más tiempo del que pasó, cuando alguien habría corrido demasiado, cuando cuatro intervalos son iguales, cuando la etiqueta es antigua o cuando el celular estaba lejos del punto. El gestor decide en cada una: **Vale** o **No vale**. Una ronda que llega después de dada por no hecha se corrige, y ambas horas quedan.',
  ),
]
