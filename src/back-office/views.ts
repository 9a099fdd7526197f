// View models of the back office, re-exported from their services.
import type { productForStaff, productsForStaff } from '#catalog/service/manage.server.ts'

export type { SupportInbox } from '#support/service/inbox.server.ts'
export type { LogPage } from './service/audit.server.ts'
export type { MailAndJobs } from './service/mail.server.ts'
export type { OrderForStaff } from './service/orders.server.ts'
export type { Overview } from './service/overview.server.ts'
export type ProductsForStaff = Awaited<ReturnType<typeof productsForStaff>>
export type ProductForStaff = Awaited<ReturnType<typeof productForStaff>>
