// Operations of the back office, one line each.
import { randomUUID } from 'node:crypto'
import * as people from '#back-office/service/people-list.server.ts'
import { personRecord } from '#back-office/service/person-record.server.ts'
import { logViewIn } from '#back-office/rules/log-view.ts'
import { historyOf, logPage } from '#back-office/service/audit.server.ts'
import { openReports, reportFile, reportPage } from '#reports/service/report.server.ts'
import * as mailDependencies from '#back-office/service/mail.server.ts'
import { closeTask, overview } from '#back-office/service/overview.server.ts'
import { changeColorsAndSizes } from '#back-office/service/product-cells.server.ts'
import * as productService from '#back-office/service/products.server.ts'
import * as notes from '#accounts/service/notes.server.ts'
import * as deletion from '#accounts/service/staff-deletion.server.ts'
import * as stockService from '#back-office/service/stock.server.ts'
import { isoDate } from '#kit/time.ts'
import { stableId } from '#catalog/seeds/seed.server.ts'
import { lowStockForFile, lowStockForStaff } from '#catalog/service/low-stock.server.ts'
import { garmentKept, giveGarment } from '#back-office/service/product-garment.server.ts'
import { piecesToSuggest, productForStaff, productsForStaff } from '#catalog/service/manage.server.ts'
import { movementsForStaff } from '#catalog/service/movements.server.ts'
import { previewPage } from '#catalog/service/product-page.server.ts'
import { browseOrders, findOrders } from '#orders/service/search.server.ts'
import * as tags from '#orders/service/tags.server.ts'
import { acceptRequest, openWithoutRequest } from '#portals/service/open-portal.server.ts'
import type { PortalSettings } from '#portals/rules/portal-form.ts'
import { portalInput } from '../factories/portals.ts'
import { kitsToPublish } from '#portals/service/kit-decisions.server.ts'
import * as catalog from '#portals/service/catalog.server.ts'
import * as portalService from '#portals/service/manage-portal.server.ts'
import * as requests from '#portals/service/requests.server.ts'
import { boardView, cardAfterMove } from '#production/service/board.server.ts'
import { batchExport } from '#production/service/export.server.ts'
import { addressOfCode } from '#production/service/scan.server.ts'
import { importForStaff, importsForStaff } from '#catalog/service/product-imports.server.ts'
import {
	checkProducts,
	exportProblems,
	exportProducts,
	importProducts,
	undoImport,
} from '#back-office/service/product-files.server.ts'
import { exportForStaff } from '#my-account/service/export.server.ts'
import { supplierOrderCsv, supplierOrderPdf } from '#purchasing/service/papers.server.ts'
import * as purchasing from '#purchasing/service/supplier-orders.server.ts'
import { markAnswered, supportInbox } from '#support/service/inbox.server.ts'
import { answerMessage, deleteMessage, messageThread, noteOnMessage } from '#support/service/thread.server.ts'
import { portalsPage } from '#team-dashboard/service/dashboard.server.ts'
import { callOf, type Operation } from './operation.ts'
import { productContentOperations } from './product-content.ts'
import { ownerOperations } from './owner.ts'
import { commentOperations } from './comments.ts'
import { coDesignOperations } from './co-design.ts'
import { designOperations } from './designs.ts'
import { voteOperations } from './votes.ts'
import { customerOperations } from './customers.ts'
import { webhookOperations } from './webhooks.ts'
import { settingsOperations } from './settings.ts'

const filters = { page: 1 }
const publicUrl = 'http://shop.test'
const noMail = { sendMail: () => Promise.resolve(), sender: { publicUrl }, supportTo: null }

const settings: PortalSettings = {
	teamName: 'Rams',
	school: 'Lakewood',
	sport: 'football',
	season: 'Fall',
	timeZone: 'America/New_York',
	primaryColor: null,
	secondaryColor: null,
	printedName: '',
	margin: 0,
	goal: 0,
	certificate: '',
	certificateUntil: null,
	status: 'open',
}
const texts = { brand: 'B', model: 'M', description: '', sku: 'S', sport: 'soccer' }
const product = { ...texts, basePriceCents: 1, certs: [], customizable: true, sublimated: false }
const pair = { name: '', primary: 'navy', secondary: 'gold' } as const
const cellsChange = {
	cellExtras: new Map(),
	names: new Map(),
	removed: [],
	added: [],
	sizes: ['S'],
	skus: new Map(),
	extras: new Map(),
}
const newProduct = { ...product, sku: '', templateId: 'tee', leadTimeDays: 7, colors: [pair], sizes: ['S'] }

/** Not tied to a school: only the role decides. */
export const shopOperations: readonly Operation[] = [
	{ name: 'boardView', run: (by) => boardView(by, filters) },
	{
		name: 'cardAfterMove',
		run: (by) => cardAfterMove(by, filters, { jobId: randomUUID(), beside: randomUUID() }),
	},
	{
		name: 'batchExport',
		run: (by, _, { store }) =>
			batchExport(
				by,
				{ store, pool: { batch: () => Promise.resolve({}) } },
				{ filters: { ...filters, method: 'screen' }, ids: [], publicUrl },
			),
	},
	{ name: 'addressOfCode', run: (by, { jobId }) => addressOfCode(by, jobId.slice(0, 8)) },
	{ name: 'portalsPage', run: (by) => portalsPage(by, { text: '', page: 1 }) },
	{ name: 'listPortals', run: (by) => portalService.listPortals(by, { typed: '', page: 1 }) },
	{ name: 'kitsToPublish', run: (by) => kitsToPublish(by) },
	{ name: 'findOrganizations', run: (by) => portalService.findOrganizations(by, 'Lake') },
	{ name: 'portalForStaff', run: (by, { portalId }) => portalService.portalForStaff(by, portalId) },
	{ name: 'catalogOf', run: (by, { portalId }) => catalog.catalogOf(by, portalId) },
	{ name: 'productsToAdd', run: (by, { portalId }) => catalog.productsToAdd(by, portalId, 'tee') },
	{ name: 'offeredProducts', run: (by) => catalog.offeredProducts(by, 'football') },
	{
		name: 'savePortal',
		run: (by, { portalId }) => portalService.savePortal(by, { portalId, seen: 0, settings }),
	},
	{
		name: 'addItem',
		run: (by, { portalId }) => catalog.addItem(by, { portalId, seen: 0, productId: stableId('FH-H340') }),
	},
	{
		name: 'saveItem',
		run: (by, { portalId, itemId }) =>
			catalog.saveItem(by, { portalId, itemId, seen: 0, required: true, deadlineOn: null, design: null }),
	},
	{
		name: 'acceptRequest',
		run: (by, { requestId }) => acceptRequest(by, noMail, { requestId, requested: portalInput() }),
	},
	{
		name: 'openWithoutRequest',
		run: (by) => openWithoutRequest(by, noMail, { requested: portalInput(), coachEmail: null }),
	},
	{
		name: 'removeItem',
		run: (by, { portalId, itemId }) => catalog.removeItem(by, { portalId, itemId, seen: 0 }),
	},
	{
		name: 'moveItem',
		run: (by, { portalId, itemId }) => catalog.moveItem(by, { portalId, itemId, by: 1, seen: 0 }),
	},
	{ name: 'listRequests', run: (by) => requests.listRequests(by, { status: 'open', page: 1 }) },
	{ name: 'requestOf', run: (by, { requestId }) => requests.requestOf(by, requestId) },
	{
		name: 'declineRequest',
		run: (by, { requestId }) => requests.declineRequest(by, noMail, { requestId, reason: 'Not our trade.' }),
	},
	{
		name: 'browseOrders',
		run: (by) => browseOrders(by, { status: null, portalId: null, userId: null, before: null }),
	},
	{ name: 'tagsInUse', run: async (by) => tags.tagsInUse(by) },
	{ name: 'tagOrder', run: (by) => tags.tagOrder(by, { orderId: randomUUID(), tag: 'rush' }) },
	{ name: 'untagOrder', run: (by) => tags.untagOrder(by, { orderId: randomUUID(), tag: 'rush' }) },
	{ name: 'findOrders', run: (by) => findOrders(by, { by: 'player', text: 'Johnson', before: null }) },
	{ name: 'overview', run: (by) => overview(by, null) },
	{ name: 'closeTask', run: (by) => closeTask(by, randomUUID()) },
	{
		name: 'logPage',
		run: (by) => logPage(by, logViewIn(new URLSearchParams())),
	},
	{ name: 'openReports', run: openReports },
	{
		name: 'reportPage',
		run: (by) => reportPage(by, { name: 'sales', query: new URLSearchParams(), page: 1 }),
	},
	{ name: 'reportFile', run: (by) => reportFile(by, { name: 'sales', query: new URLSearchParams() }) },
	{ name: 'mailAndJobs', run: (by) => mailDependencies.mailAndJobs(by, null, null) },
	{ name: 'sendMailAgain', run: (by) => mailDependencies.sendMailAgain(by, null, randomUUID()) },
	{ name: 'tryJobAgain', run: (by) => mailDependencies.tryJobAgain(by, null, randomUUID()) },
	{ name: 'supportInbox', run: (by) => supportInbox(by, { isOpen: true, before: null }) },
	{
		name: 'markAnswered',
		run: (by) => markAnswered(by, { messageId: randomUUID(), isAnswered: true }),
	},
	{ name: 'messageThread', run: (by) => messageThread(by, randomUUID()) },
	{
		name: 'answerMessage',
		run: (by) => answerMessage(by, noMail, { messageId: randomUUID(), text: 'Yes', seen: 0 }),
	},
	{ name: 'deleteMessage', run: (by) => deleteMessage(by, randomUUID()) },
	{
		name: 'noteOnMessage',
		run: (by) => noteOnMessage(by, { messageId: randomUUID(), text: 'Called back' }),
	},
	{ name: 'browsePeople', run: (by) => people.browsePeople(by, { role: null, before: null }) },
	{ name: 'findPeople', run: (by) => people.findPeople(by, { text: 'demo', before: null }) },
	{ name: 'personForStaff', run: (by, { personId }) => people.personForStaff(by, personId) },
	{
		name: 'personRecord',
		run: async (by, { personId: id }) =>
			personRecord(by, {
				id,
				fullName: '',
				email: null,
				phone: '',
				createdAt: by.now,
				deletionRequestedAt: null,
				roles: [],
				lastSignInAt: null,
				isConfirmed: false,
				hasSecondStep: false,
				sessions: 0,
				belongings: [],
			}),
	},
	{
		name: 'writePersonNote',
		run: (by) => notes.writePersonNote(by, { userId: randomUUID(), text: 'Called back' }),
	},
	{
		name: 'deletePersonNote',
		run: (by) => notes.deletePersonNote(by, { userId: randomUUID(), noteId: randomUUID() }),
	},
	{ name: 'exportForStaff', run: (by) => exportForStaff(callOf(by), randomUUID()) },
	{
		name: 'requestDeletionOf',
		run: (by) =>
			deletion.requestDeletionOf(callOf(by), {
				userId: randomUUID(),
				confirmation: 'DELETE',
				today: isoDate(by.now),
			}),
	},
	{ name: 'withdrawDeletionOf', run: (by) => deletion.withdrawDeletionOf(callOf(by), randomUUID()) },
	{
		name: 'productsForStaff',
		run: (by) => productsForStaff(by, { text: '', sport: null, show: 'all', page: 1 }),
	},
	{ name: 'piecesToSuggest', run: (by) => piecesToSuggest(by, null) },
	{ name: 'productForStaff', run: (by) => productForStaff(by, randomUUID()) },
	{ name: 'exportStock', run: (by) => productService.exportStock(by, 'hockey') },
	{ name: 'checkFile', run: (by) => productService.checkFile(by, 'sku,stock\n') },
	{ name: 'applyPlan', run: (by) => productService.applyPlan(by, { stock: [], prices: [] }) },
	{ name: 'exportProducts', run: (by) => exportProducts(by, { text: '', sport: 'hockey', show: 'all' }) },
	{ name: 'checkProducts', run: (by) => checkProducts(by, { fileName: 'a.csv', text: 'sku\nNONE' }) },
	{ name: 'exportProblems', run: (by) => exportProblems(by, randomUUID()) },
	{ name: 'importProducts', run: (by) => importProducts(by, randomUUID()) },
	{ name: 'undoImport', run: (by) => undoImport(by, randomUUID()) },
	{ name: 'importForStaff', run: (by) => importForStaff(by, randomUUID()) },
	{ name: 'importsForStaff', run: (by) => importsForStaff(by) },
	{
		name: 'changeProduct',
		run: (by) => productService.changeProduct(by, { productId: randomUUID(), seenAt: 0, change: product }),
	},
	{
		name: 'changeColorsAndSizes',
		run: (by) => changeColorsAndSizes(by, { productId: randomUUID(), seenAt: 0, change: cellsChange }),
	},
	...productContentOperations,
	...ownerOperations,
	...voteOperations,
	...customerOperations,
	...webhookOperations,
	...commentOperations,
	...coDesignOperations,
	...designOperations,
	...settingsOperations,
	{ name: 'historyOf', run: (by) => historyOf(by, randomUUID()) },
	{ name: 'makeProduct', run: (by) => productService.makeProduct(by, newProduct) },
	{ name: 'garmentKept', run: (by) => garmentKept(by, randomUUID()) },
	{
		name: 'giveGarment',
		run: (by) => giveGarment(by, { productId: randomUUID(), seenAt: 0, templateId: 'tee' }),
	},
	{ name: 'makeKit', run: (by) => productService.makeKit(by, { ...product, sku: '', pieces: [] }) },
	{
		name: 'changeKitPieces',
		run: (by) => productService.changeKitPieces(by, { kitId: randomUUID(), seenAt: 0, pieces: [] }),
	},
	{ name: 'previewPage', run: (by) => previewPage(by, randomUUID()) },
	{
		name: 'changeStatus',
		run: (by) => productService.changeStatus(by, { productId: randomUUID(), status: 'active' }),
	},
	{
		name: 'changeStock',
		run: (by) =>
			productService.changeStock(by, { productId: randomUUID(), counts: [], leadTimes: [], reason: 'count' }),
	},
	{
		name: 'receiveDelivery',
		run: (by) =>
			stockService.receiveDelivery(by, {
				productId: randomUUID(),
				units: [{ variantId: randomUUID(), base: 0, units: 1 }],
				note: '',
			}),
	},
	{
		name: 'adjustUnits',
		run: (by) =>
			stockService.adjustUnits(by, {
				productId: randomUUID(),
				variantId: randomUUID(),
				base: 0,
				units: 1,
				reason: 'found',
				note: '',
			}),
	},
	{
		name: 'buyBlanks',
		run: (by) =>
			stockService.buyBlanks(by, {
				id: randomUUID(),
				supplier: 'Rawhide',
				note: '',
				lines: [{ variantId: randomUUID(), quantity: 1 }],
			}),
	},
	{
		name: 'receiveBlanks',
		run: (by) => stockService.receiveBlanks(by, { id: randomUUID(), parts: [], note: '' }),
	},
	{
		name: 'endPurchase',
		run: (by) => stockService.endPurchase(by, { id: randomUUID(), state: 'canceled' }),
	},
	{ name: 'needsForStaff', run: (by) => purchasing.needsForStaff(by, null) },
	{
		name: 'supplierOrdersForStaff',
		run: (by) => purchasing.supplierOrdersForStaff(by, { state: null, page: 1 }),
	},
	{ name: 'supplierOrderForStaff', run: (by) => purchasing.supplierOrderForStaff(by, randomUUID()) },
	{ name: 'supplierOrderPdf', run: (by) => supplierOrderPdf(by, randomUUID()) },
	{ name: 'supplierOrderCsv', run: (by) => supplierOrderCsv(by, randomUUID()) },
	{
		name: 'lowStockForStaff',
		run: (by) => lowStockForStaff(by, { text: '', sport: null, most: 5, sort: 'fewest', page: 1 }),
	},
	{
		name: 'lowStockForFile',
		run: (by) => lowStockForFile(by, { text: '', sport: 'hockey', most: 5, sort: 'fewest' }),
	},
	{
		name: 'movementsForStaff',
		run: (by) => movementsForStaff(by, { productId: randomUUID(), size: null, before: null }),
	},
]
