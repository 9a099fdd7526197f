// View models of the storefront, re-exported from their services.
export type { PostSummary } from '#shop-settings/service/posts.server.ts'
