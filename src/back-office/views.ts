// View models of the back office, re-exported from their services.
import type {
	customerImportForStaff,
	customerImportsForStaff,
} from '#accounts/service/customer-imports.server.ts'
import type { openStaffInvites } from '#accounts/service/staff-invites.server.ts'
import type { productForStaff, productsForStaff } from '#catalog/service/manage.server.ts'
import type { productViewsOf } from '#catalog/service/product-views.server.ts'
import type { importForStaff, importsForStaff } from '#catalog/service/product-imports.server.ts'
import type { tagsInUse } from '#orders/service/tags.server.ts'
import type {
	collectionsForStaff,
	previewRule,
	ruleChoices,
} from '#catalog/service/manage-collections.server.ts'
import type { lowStockForStaff } from '#catalog/service/low-stock.server.ts'
import type { movementsForStaff } from '#catalog/service/movements.server.ts'
import type {
	needsForStaff,
	supplierOrderForStaff,
	supplierOrdersForStaff,
} from '#purchasing/service/supplier-orders.server.ts'
import type { RedesignQuestion } from '#approvals/views.ts'
import type { quoteForStaff, quotesForStaff } from '#quotes/service/views.server.ts'

export type { GarmentChoice } from '#catalog/service/garments.server.ts'
export type { SupportInbox } from '#support/service/inbox.server.ts'
export type { MessageThread } from '#support/service/thread.server.ts'
export type { LogPage, ProductHistory } from './service/audit.server.ts'
export type { LookChoice } from '#designs/service/product-look.server.ts'
export type { MailForOwner, MailPreview } from './service/mail-words.server.ts'
export type { MailAndJobs } from './service/mail.server.ts'
export type { OrderForStaff } from './service/orders.server.ts'
export type { RefundSum } from '#payments/service/refunds.server.ts'
export type { PersonNote } from '#accounts/service/notes.server.ts'
export type { PersonRecord } from './service/person-record.server.ts'
export type { TranslationsPage } from './service/translations.server.ts'
export type { StartCatalog } from './service/start-catalog.server.ts'
export type { Overview } from './service/overview.server.ts'
export type { ShopStatus } from './service/status.server.ts'
export type UsedTag = Awaited<ReturnType<typeof tagsInUse>>[number]
export type ProductsForStaff = Awaited<ReturnType<typeof productsForStaff>>
export type ProductViews = Awaited<ReturnType<typeof productViewsOf>>
export type ProductForStaff = Awaited<ReturnType<typeof productForStaff>>
export type CollectionsForStaff = Awaited<ReturnType<typeof collectionsForStaff>>
export type RuleChoices = Awaited<ReturnType<typeof ruleChoices>>
export type RulePreview = Awaited<ReturnType<typeof previewRule>>
export type StaffInvites = Awaited<ReturnType<typeof openStaffInvites>>
export type ProductImport = Awaited<ReturnType<typeof importForStaff>>
export type ProductImports = Awaited<ReturnType<typeof importsForStaff>>
export type CustomerImport = Awaited<ReturnType<typeof customerImportForStaff>>
export type CustomerImports = Awaited<ReturnType<typeof customerImportsForStaff>>
export type BlanksNeeded = Awaited<ReturnType<typeof needsForStaff>>
export type SupplierOrders = Awaited<ReturnType<typeof supplierOrdersForStaff>>
export type SupplierOrder = Awaited<ReturnType<typeof supplierOrderForStaff>>
export type LowStock = Awaited<ReturnType<typeof lowStockForStaff>>
export type StockHistory = Awaited<ReturnType<typeof movementsForStaff>>

/** Open orders of a catalog entry whose design is about to change, and the form as it was sent. */
export type DesignQuestion = RedesignQuestion & {
	itemId: string
	typed: { required: boolean; deadlineOn: string; design: string }
}

export type QuotesPage = Awaited<ReturnType<typeof quotesForStaff>>
export type QuoteForStaff = Awaited<ReturnType<typeof quoteForStaff>>
