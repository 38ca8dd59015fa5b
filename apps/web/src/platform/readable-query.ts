/** Parameters as an address has them: brackets and commas are allowed in a query, and people share these addresses. */
export const readableQuery = (params: URLSearchParams): string =>
  params.toString().replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%2C', ',')
