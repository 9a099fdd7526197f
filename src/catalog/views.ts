// View models of the catalog, re-exported from their services.
export type { ProductList } from './service/listings.server.ts'
export type { CollectionTile } from './service/collections.server.ts'
