// The catalogue of events: what leaves the shop by webhooks. Its fields are ids, states, amounts and times; never names,
// addresses, rosters or texts that people wrote, because players are minors. Documented in docs/webhooks.md.
import { z } from 'zod'
import { orderStatuses, paymentModes } from '#orders/states.ts'

const cents = (what: string) => z.int().describe(`${what}, in cents`)

const orderOf = {
	orderId: z.uuid().describe('Id of the order'),
	reference: z.string().describe('The first 8 characters of the id, as people see it'),
	portalId: z.string().nullable().describe('Team portal that it was ordered through'),
	organizationId: z.uuid().nullable().describe('School or club that ordered'),
}
const order = z.object({
	...orderOf,
	status: z.enum(orderStatuses).describe('State of the order'),
	paymentMode: z.enum(paymentModes).describe('How it is paid'),
	totalCents: cents('Amount to pay'),
	refundedCents: cents('Refunded so far'),
})

const sampleOf = {
	orderId: '3f0c2b1a-6d5e-4c7b-8a9f-0b1c2d3e4f50',
	reference: '3f0c2b1a',
	portalId: 'lakewood-hockey',
	organizationId: '9b8a7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d',
}
const sampleOrder = { ...sampleOf, paymentMode: 'card', totalCents: 12_900, refundedCents: 0 } as const

type Event<Data extends z.ZodObject> = {
	/** Raised when a field changes its meaning or goes; new fields keep it. */
	version: number
	/** When it is sent, as a sentence. */
	when: string
	data: Data
	example: z.infer<Data>
}
const event = <Data extends z.ZodObject>(one: Event<Data>): Event<Data> => one

export const eventCatalog = {
	'order.created': event({
		version: 1,
		when: 'An order was submitted.',
		data: order,
		example: { ...sampleOrder, status: 'pending' },
	}),
	'order.paid': event({
		version: 1,
		when: 'The payment of an order was confirmed.',
		data: order,
		example: { ...sampleOrder, status: 'paid' },
	}),
	'order.cancelled': event({
		version: 1,
		when: 'An order was cancelled or ran out of time.',
		data: order,
		example: { ...sampleOrder, status: 'cancelled' },
	}),
	'order.refunded': event({
		version: 1,
		when: 'Money of an order was refunded, all of it or a part.',
		data: order.extend({ amountCents: cents('Refunded this time') }),
		example: { ...sampleOrder, status: 'paid', refundedCents: 2_500, amountCents: 2_500 },
	}),
	'approval.decided': event({
		version: 1,
		when: 'A school approved an order or asked for changes.',
		data: order.extend({
			decision: z.enum(['approved', 'changes_requested']).describe('What the school decided'),
		}),
		example: { ...sampleOrder, status: 'approved', paymentMode: 'school_po', decision: 'approved' },
	}),
	'production.stage_changed': event({
		version: 1,
		when: 'Jobs of an order reached another stage of production.',
		data: z.object({
			...orderOf,
			jobIds: z.array(z.uuid()).describe('Ids of the jobs'),
			stage: z
				.enum(['pending', 'in_progress', 'done', 'packed', 'on_hold', 'cancelled'])
				.describe('Their new stage'),
		}),
		example: { ...sampleOf, jobIds: ['c4d5e6f7-0a1b-4c2d-9e3f-4a5b6c7d8e9f'], stage: 'in_progress' },
	}),
	'shipment.created': event({
		version: 1,
		when: 'A parcel of an order was handed to its carrier.',
		data: z.object({
			...orderOf,
			shipmentId: z.uuid().describe('Id of the shipment'),
			carrier: z.string().describe('Carrier, such as ups'),
			trackingNumber: z.string().describe('Number of the parcel'),
			completesOrder: z.boolean().describe('Whether the order is shipped whole by it'),
		}),
		example: {
			...sampleOf,
			shipmentId: 'd7e8f9a0-1b2c-4d3e-8f4a-5b6c7d8e9f01',
			carrier: 'ups',
			trackingNumber: '1Z999AA10123456784',
			completesOrder: true,
		},
	}),
	'webhook.test': event({
		version: 1,
		when: 'An admin sent a test event. It is sent to every webhook and cannot be chosen.',
		data: z.object({ endpointId: z.uuid().describe('Id of the webhook') }),
		example: { endpointId: 'e1f2a3b4-5c6d-4e7f-8a9b-0c1d2e3f4a5b' },
	}),
}

type Catalog = typeof eventCatalog
export type EventType = keyof Catalog
export const testEvent = 'webhook.test' satisfies EventType

/** Cast: the keys of the catalogue. */
export const eventTypes = Object.keys(eventCatalog) as EventType[]
/** Those that an endpoint subscribes to. */
export const subscribableEvents = eventTypes.filter((type) => type !== testEvent)

export type ShopEvent = {
	[Type in EventType]: { type: Type; data: z.infer<Catalog[Type]['data']> }
}[EventType]

/** The body that is sent. Fields that the catalogue does not name are left out. */
export function bodyOf({ type, data }: ShopEvent, at: Date): string {
	const { version, data: schema } = eventCatalog[type]
	return JSON.stringify({ type, version, timestamp: at.toISOString(), data: schema.parse(data) })
}
