const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Without a schema, for the browser; a malformed id must not reach the database. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)
