// Addresses of the API and of its pages.

export const apiPrefix = '/api/v1'
export const documentPath = `${apiPrefix}/openapi.json`
export const developersUrl = '/developers'
export const operationUrl = (id: string): string => `${developersUrl}/${id}`
