// Orders, addresses, approvals and shipments as the API shows them.
import { z } from 'zod'
import { approvalStatuses } from '#approvals/states.ts'
import { orderStatuses, paymentModes } from '#orders/states.ts'
import { carrierIds } from '#shipping/rules/carriers.ts'
import { next, pageQuery } from '../rules/paging.ts'
import { cents, id, instant, Sum } from './values.ts'

const facts = {
	id,
	reference: z.string().meta({ description: 'The first 8 characters of the id, as people see it' }),
	status: z.enum(orderStatuses),
	paymentMode: z.enum(paymentModes),
	portalId: z.string().nullable().meta({ description: 'Team portal that it was ordered through' }),
	poNumber: z.string().nullable(),
	totalCents: cents,
	refundedCents: cents,
	placedAt: instant,
}

export const OrderQuery = z.strictObject({
	status: z.enum(orderStatuses).optional(),
	portalId: z.string().max(80).optional(),
	from: z.iso.date().optional().meta({ description: 'Placed on this day of the shop or later' }),
	...pageQuery,
})
export const OrderList = z.object({
	data: z.array(z.object({ ...facts, units: z.int(), team: z.string().nullable() })),
	next,
})

const OrderLine = z.object({
	position: z.int().meta({ description: 'From 0; shipments name lines by it' }),
	productId: id,
	variantId: id,
	designId: id.nullable(),
	designVersion: z.int().nullable(),
	sku: z.string(),
	brand: z.string(),
	model: z.string(),
	color: z.string(),
	size: z.string(),
	quantity: z.int(),
	refunded: z.int().meta({ description: 'Units of it that were refunded' }),
	unitCents: cents.meta({ description: 'US cents of one, before discounts' }),
	lineCents: cents,
	parts: z.array(z.object({ label: z.string(), unitCents: cents })),
})

export const Order = z.object({
	...facts,
	organizationId: id.nullable().meta({ description: 'School or club that ordered' }),
	sum: Sum,
	waitsUntil: instant.nullable().meta({ description: 'When a waiting order releases its stock' }),
	lines: z.array(OrderLine),
})

export const ShipTo = z.object({
	orderId: id,
	name: z.string(),
	lines: z
		.array(z.string())
		.meta({ description: 'Empty before production and once the order is delivered: then nobody needs them' }),
	method: z
		.string()
		.nullable()
		.meta({ description: 'How the buyer wants it shipped; null for a team order' }),
})

export const Approval = z.object({
	id,
	orderId: id,
	status: z.enum(approvalStatuses),
	round: z.int().meta({ description: 'How often the school was asked' }),
	seal: z.string().nullable().meta({ description: 'SHA-256 of what was approved; null until then' }),
	askedAt: instant,
	changedAt: instant,
})
export const ApprovalQuery = z.strictObject({
	status: z.enum(approvalStatuses).default('pending'),
	...pageQuery,
})
export const ApprovalList = z.object({ data: z.array(Approval), next })

export const Shipment = z.object({
	id,
	carrier: z.string(),
	service: z.string(),
	trackingNumber: z.string(),
	trackingUrl: z.string().nullable(),
	shippedAt: instant,
	contents: z
		.array(z.object({ position: z.int(), quantity: z.int(), what: z.string() }))
		.meta({ description: 'Empty when it contains everything that was left' }),
})
export const ShipmentList = z.object({
	orderId: id,
	status: z.enum(orderStatuses).meta({ description: 'State of the order' }),
	data: z.array(Shipment),
})

export const ShipmentRequest = z.strictObject({
	carrier: z.enum(carrierIds).optional().meta({ description: 'Absent to recognize it by the number' }),
	service: z
		.string()
		.max(200)
		.default('')
		.meta({ description: 'The carrier’s name of the service, such as Ground' }),
	trackingNumber: z.string().min(1).max(200),
	contents: z
		.array(z.strictObject({ position: z.int().min(0), quantity: z.int().min(1) }))
		.min(1)
		.max(500)
		.optional()
		.meta({ description: 'Units of lines in this parcel; absent for all that is left' }),
})

export const Delivered = z.object({ orderId: id, reference: z.string(), status: z.enum(orderStatuses) })
