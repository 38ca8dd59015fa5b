export const pt = {
  linkedFrom: 'Também fecha junto com',
}
