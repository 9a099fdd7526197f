// Operations on orders and in production, one line each.
import { randomUUID } from 'node:crypto'
import * as orderDependencies from '#back-office/service/orders.server.ts'
import { invoiceOf } from '#checkout/service/invoice.server.ts'
import { orderAgain } from '#checkout/service/cart-of-order.server.ts'
import { cancelOrder } from '#orders/service/manage.server.ts'
import { orderedPicture } from '#orders/service/line-picture.server.ts'
import { remindFamilies } from '#bulk-orders/service/remind-shares.server.ts'
import { ownShareUrl, sharesPage } from '#bulk-orders/service/shares.server.ts'
import { orderView } from '#orders/service/views.server.ts'
import { coverRest } from '#payments/service/shares.server.ts'
import { jobFiles } from '#production/service/export.server.ts'
import { scanIntoBag } from '#production/service/scan.server.ts'
import { jobView, saveJobNote } from '#production/service/job.server.ts'
import { moveJob, moveWholeOrder } from '#production/service/moves.server.ts'
import { floorOrderView } from '#production/service/order.server.ts'
import * as papers from '#production/service/papers.server.ts'
import { jobPicture } from '#production/service/drawn-design.server.ts'
import { markDelivered, shipOrder } from '#production/service/ship.server.ts'
import { noFurtherCheck } from '#production/dependencies.server.ts'
import { isoDate } from '#kit/time.ts'
import type { Operation } from './operation.ts'

const publicUrl = 'http://shop.test'
/** Cast: nothing is mailed, as these operations name people who do not exist. */
const noMail = { sendMail: () => Promise.resolve(), sender: { publicUrl }, supportTo: null }

export const orderOperations: readonly Operation[] = [
	{ name: 'orderView', run: (by, { orderId }) => orderView(by, orderId) },
	{
		name: 'orderedPicture',
		run: (by, { orderId }, { store }) => orderedPicture(by, store, { orderId, position: 0 }),
	},
	{ name: 'invoiceOf', run: (by, { orderId }) => invoiceOf(by, orderId) },
	{ name: 'orderAgain', run: (by, { orderId }) => orderAgain(by, orderId) },
	{
		name: 'cancelOrder',
		run: (by, { orderId }, { selling }) => cancelOrder(by, selling.orders, { orderId, why: 'no' }),
	},
	{
		name: 'sharesPage',
		run: (by, { orderId }, { selling }) => sharesPage(by, selling.orders, orderId),
	},
	{
		name: 'remindFamilies',
		run: (by, { orderId }) => remindFamilies(by, { ...noMail, sendMails: noMail.sendMail }, orderId),
	},
	{
		name: 'ownShareUrl',
		run: (by, { orderId }, { selling }) => ownShareUrl(by, selling.orders, orderId),
	},
	{
		name: 'coverRest',
		run: (by, { orderId }, { selling }) => coverRest(by, selling.dependencies, orderId),
	},
	{ name: 'orderForStaff', run: (by, { orderId }) => orderDependencies.orderForStaff(by, orderId) },
	{
		name: 'advanceOrder',
		run: (by, { orderId }, { selling }) =>
			orderDependencies.advanceOrder(by, selling.dependencies, { orderId, move: 'start' }),
	},
	{
		name: 'cancelAsStaff',
		run: (by, { orderId }, { selling }) =>
			orderDependencies.cancelAsStaff(by, selling.dependencies, { orderId, reason: 'no' }),
	},
	{
		name: 'refundToConfirm',
		run: (by, { orderId }) => orderDependencies.refundToConfirm(by, { orderId, what: 'whole', reason: 'no' }),
	},
	{
		name: 'refundAsStaff',
		run: (by, { orderId }, { selling }) =>
			orderDependencies.refundAsStaff(by, selling.dependencies, {
				orderId,
				what: 'whole',
				reason: 'no',
				seenCents: 1,
			}),
	},
	{
		name: 'receivePayment',
		run: (by, { orderId }) =>
			orderDependencies.receivePayment(by, {
				id: randomUUID(),
				orderId,
				amountCents: 1,
				method: 'check',
				reference: '',
				receivedOn: isoDate(by.now),
			}),
	},
	{
		name: 'takeBackReceived',
		run: (by, { orderId }) => orderDependencies.takeBackReceived(by, { orderId, id: randomUUID() }),
	},
	{
		name: 'writeNote',
		run: (by, { orderId }) => orderDependencies.writeNote(by, { orderId, text: 'Called.' }),
	},
]

const nothingMade = () => Promise.resolve(new Uint8Array())

export const floorOperations: readonly Operation[] = [
	{ name: 'jobView', run: (by, { jobId }) => jobView(by, jobId) },
	{ name: 'jobPicture', run: (by, { jobId }, { store }) => jobPicture(by, store, { jobId, side: 'front' }) },
	{ name: 'saveJobNote', run: (by, { jobId }) => saveJobNote(by, jobId, 'Needle changed.') },
	{
		name: 'moveJob',
		run: (by, { jobId }, { selling }) =>
			moveJob(by, { orders: selling.orders, sealHolds: noFurtherCheck }, { jobId, move: 'start' }),
	},
	{
		name: 'moveWholeOrder',
		run: (by, { madeOrderId: orderId }, { selling }) =>
			moveWholeOrder(by, { orders: selling.orders, sealHolds: noFurtherCheck }, { orderId, move: 'start' }),
	},
	{ name: 'floorOrderView', run: (by, { madeOrderId }) => floorOrderView(by, madeOrderId) },
	{
		name: 'workOrderOf',
		run: (by, { madeOrderId }, { store }) => papers.workOrderOf(by, { store, publicUrl }, madeOrderId),
	},
	{
		name: 'jobFiles',
		run: (by, { jobId }, { store }) => jobFiles(by, { store, pool: { production: nothingMade } }, jobId),
	},
	{ name: 'pickListOf', run: (by, { madeOrderId }) => papers.pickListOf(by, { publicUrl }, madeOrderId) },
	{
		name: 'packingSlipsOf',
		run: (by, { madeOrderId }) => papers.packingSlipsOf(by, { publicUrl }, madeOrderId),
	},
	{
		name: 'scanIntoBag',
		run: (by, { madeOrderId: orderId, jobId }, { selling }) =>
			scanIntoBag(
				by,
				{ orders: selling.orders, sealHolds: noFurtherCheck },
				{ orderId, typed: jobId.slice(0, 8) },
			),
	},
	{
		name: 'shipOrder',
		run: (by, { madeOrderId: orderId }, { selling }) =>
			shipOrder(by, selling, { orderId, shipment: { carrier: 'other', service: '', trackingNumber: '1' } }),
	},
	{
		name: 'markDelivered',
		run: (by, { madeOrderId }, { selling }) => markDelivered(by, selling, madeOrderId),
	},
]
