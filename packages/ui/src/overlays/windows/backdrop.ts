/** Classes for the backdrop of modal dialogs. */
export const backdropClass =
  'fixed inset-0 z-50 bg-veil transition-opacity duration-100 data-starting-style:opacity-0 data-ending-style:opacity-0'
