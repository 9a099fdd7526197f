// What the pages of the back office show; each type is that of the service that finds it out.
export type { OrderAtDesk } from './service/orders.server.ts'
export type { Overview } from './service/overview.server.ts'
