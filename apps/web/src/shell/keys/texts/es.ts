import type { pt } from './pt.ts'

export const es: typeof pt = {
  title: 'Teclas',
  single: 'Teclas / y ?',
  singleHelp: 'Desactívelas si el dispositivo escribe por voz. Vale en este dispositivo.',
  does: {
    find: 'Buscar en todo',
    search: 'Ir a la búsqueda de la lista',
    rows: 'Entrar en las filas y recorrerlas',
    peek: 'Ver el registro al lado de la lista (barra espaciadora)',
    open: 'Abrir la fila, el resultado o el botón con foco',
    back: 'Cerrar lo que está abierto; en un registro, volver a la lista; en una fila, volver a la búsqueda',
    save: 'Guardar el formulario, desde cualquier campo',
    panic: 'Activar el pánico, para quien puede',
    alarm: 'Ir a la franja de pánico, también desde una ventana',
    skip: 'Saltar al contenido, la primera vez en cada página',
    help: 'Mostrar esta ayuda',
  },
}
