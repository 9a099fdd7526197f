// The whole schema, for the migration generator and the typed client.
export * from './accounts.ts'
export * from './catalog.ts'
export * from './pictures.ts'
export * from './rate-limits.ts'
export * from './search.ts'
export * from './support.ts'
export * from './versions.ts'
