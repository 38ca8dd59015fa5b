/**
 * Formats parameters as shown in addresses, which people share: brackets and commas need no
 * encoding in a query.
 */
export const readableQuery = (params: URLSearchParams): string =>
  params.toString().replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%2C', ',')
