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
    'En **Quién la hace**, el primero que está de turno queda responsable. Los **Supervisores** son avisados cuando algo falla; sin ellos, el administrador.',
  ),
  heading('rounds', 'Rondas'),
  list(
    'Las rondas de los próximos dos días se planean solas. Cambiar la patrulla cambia las que aún no empezaron, y ninguna otra.',
    'Pasada la **Tolerancia (min)** sin que nadie empiece, la ronda queda **No hecha** y se avisa a los supervisores.',
    'Cuando el responsable es despedido, sus rondas quedan **Sin responsable**, y se avisa enseguida a los supervisores.',
    '**Ronda suelta**, en la patrulla, abre una fuera del horario. **Interrumpir** pide el motivo.',
  ),
]
