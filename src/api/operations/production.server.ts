// Jobs of the shop floor, and shipments.
import { z } from 'zod'
import { referenceOf } from '#orders/rules/order.ts'
import { findOrder } from '#orders/service/find.server.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { Refusal } from '#kit/errors.ts'
import { jobView } from '#production/service/job.server.ts'
import { moveJob } from '#production/service/moves.server.ts'
import { jobRecords } from '#production/service/records.server.ts'
import { markDelivered, shipOrder } from '#production/service/ship.server.ts'
import type { JobCard } from '#production/views.ts'
import { shipmentsOf } from '#shipping/service/views.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { none } from '../rules/description.ts'
import { Job, JobList, JobMove, JobMoved, JobQuery } from '../resources/production.ts'
import { Delivered, ShipmentList, ShipmentRequest } from '../resources/orders.ts'
import { operation, type Operation } from './operation.ts'
import { orderParams } from './orders.server.ts'
import { idIn, pageFrom } from './products.server.ts'

const jobParams = z.object({ jobId: z.uuid() })

const jobFrom = ({ qty, packedQty, playerName, playerNumber, reference, ...card }: JobCard) => ({
	...card,
	orderReference: reference,
	quantity: qty,
	packed: packedQty,
	printedName: playerName,
	printedNumber: playerNumber,
})

/** The parcels of an order with its state. @throws Refusal not_found */
async function parcelsOf(context: ServiceContext, orderId: string) {
	const order = await findOrder(context, orderId)
	if (!order) throw new Refusal('not_found', orderMessages.notFound)
	const parcels = await shipmentsOf(context, order.id)
	return {
		orderId: order.id,
		status: order.status,
		data: parcels.map(({ shippedAt, ...parcel }) => ({ ...parcel, shippedAt: shippedAt.toISOString() })),
	}
}

const jobs = 'jobs'

const jobOperations: readonly Operation[] = [
	operation({
		id: 'listJobs',
		method: 'GET',
		path: '/jobs',
		tag: 'Production',
		scope: 'jobs:read',
		role: 'production',
		summary: 'List jobs',
		description: 'One for each line of an order in production, in the order of their ids.',
		params: none,
		query: JobQuery,
		answer: { status: 200, name: 'JobList', schema: JobList },
		isPersonal: true,
		run: async ({ context, query: { status, orderId, limit, cursor } }) => {
			const after = idIn(jobs, cursor)
			const rows = await jobRecords(context, { status, orderId, after, limit: limit + 1 })
			const { data, next } = pageFrom(jobs, rows, limit)
			return { data: data.map((row) => ({ ...jobFrom(row), dueOn: row.dueOn })), next }
		},
	}),
	operation({
		id: 'getJob',
		method: 'GET',
		path: '/jobs/{jobId}',
		tag: 'Production',
		scope: 'jobs:read',
		role: 'production',
		summary: 'Read a job',
		params: jobParams,
		query: z.strictObject({}),
		answer: { status: 200, name: 'Job', schema: Job },
		problems: ['not-found'],
		isPersonal: true,
		run: async ({ context, params }) => jobFrom(await jobView(context, params.jobId)),
	}),
	operation({
		id: 'moveJob',
		method: 'POST',
		path: '/jobs/{jobId}/moves',
		tag: 'Production',
		scope: 'jobs:write',
		role: 'production',
		summary: 'Move a job to its next station',
		description: 'A job that is at the station already stays there. The first started job starts its order.',
		params: jobParams,
		query: z.strictObject({}),
		body: { name: 'JobMove', schema: JobMove, example: { move: 'start' } },
		answer: { status: 200, name: 'JobMoved', schema: JobMoved },
		problems: ['not-found', 'conflict'],
		isWrite: true,
		run: async ({ context, dependencies, params: { jobId }, body: { move, reason = '' } }) => {
			await moveJob(context, dependencies.production, { jobId, move, why: reason })
			const { id, status, moves } = await jobView(context, jobId)
			return { id, status, moves }
		},
	}),
]

const shipmentOperations: readonly Operation[] = [
	operation({
		id: 'listShipments',
		method: 'GET',
		path: '/orders/{orderId}/shipments',
		tag: 'Shipments',
		scope: 'shipments:read',
		role: 'production',
		summary: 'List the parcels of an order, oldest first',
		params: orderParams,
		query: z.strictObject({}),
		answer: { status: 200, name: 'ShipmentList', schema: ShipmentList },
		problems: ['not-found'],
		run: ({ context, params }) => parcelsOf(context, params.orderId),
	}),
	operation({
		id: 'createShipment',
		method: 'POST',
		path: '/orders/{orderId}/shipments',
		tag: 'Shipments',
		scope: 'shipments:write',
		role: 'production',
		summary: 'Record a parcel with its tracking number',
		description:
			'Ships all that is left when every piece is packed, or the packed units that `contents` names. The buyer is mailed, and with its last unit the order is shipped. A number that was recorded before changes nothing.',
		params: orderParams,
		query: z.strictObject({}),
		body: {
			name: 'ShipmentRequest',
			schema: ShipmentRequest,
			example: { carrier: 'ups', trackingNumber: '1Z999AA10123456784' },
		},
		answer: { status: 201, name: 'ShipmentsOfOrder', schema: ShipmentList },
		problems: ['not-found', 'conflict'],
		isWrite: true,
		run: async ({ context, dependencies, params: { orderId }, body }) => {
			const { carrier = null, service, trackingNumber, contents } = body
			await shipOrder(context, dependencies.production, {
				orderId,
				shipment: { carrier, service, trackingNumber },
				...(contents && { part: contents }),
			})
			return parcelsOf(context, orderId)
		},
	}),
	operation({
		id: 'markDelivered',
		method: 'POST',
		path: '/orders/{orderId}/delivery',
		tag: 'Shipments',
		scope: 'shipments:write',
		role: 'production',
		summary: 'Mark a shipped order as delivered',
		params: orderParams,
		query: z.strictObject({}),
		answer: { status: 200, name: 'Delivered', schema: Delivered },
		problems: ['not-found', 'conflict'],
		isWrite: true,
		run: async ({ context, dependencies, params: { orderId } }) => {
			await markDelivered(context, dependencies.production, orderId)
			const { status } = await parcelsOf(context, orderId)
			return { orderId, reference: referenceOf(orderId), status }
		},
	}),
]

export const productionOperations: readonly Operation[] = [...jobOperations, ...shipmentOperations]
