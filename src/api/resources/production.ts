// Jobs and designs as the API shows them.
import { z } from 'zod'
import { severities } from '#designs/rules/checks/finding.ts'
import { viewIds } from '#garments/template.ts'
import { floorMoves } from '#production/rules/floor.ts'
import { jobStatuses } from '#production/states.ts'
import { next, pageQuery } from '../rules/paging.ts'
import { cents, day, id, instant } from './values.ts'

export const Job = z.object({
	id,
	code: z.string().meta({ description: 'The first 8 characters of the id, as on the work order' }),
	orderId: id,
	orderReference: z.string(),
	sku: z.string(),
	brand: z.string(),
	model: z.string(),
	color: z.string().meta({ description: 'Color of the blank' }),
	size: z.string(),
	quantity: z.int(),
	packed: z.int().meta({ description: 'Units counted into the bag' }),
	printedName: z.string().meta({ description: 'Empty unless the garment prints it' }),
	printedNumber: z.string().meta({ description: 'Empty unless the garment prints it' }),
	methods: z.array(z.string()),
	status: z.enum(jobStatuses),
	moves: z.array(z.enum(floorMoves)).meta({ description: 'What can be done now, the usual next move first' }),
})
export const JobQuery = z.strictObject({
	status: z.enum(jobStatuses).optional(),
	orderId: z.uuid().optional(),
	...pageQuery,
})
export const JobList = z.object({ data: z.array(Job.extend({ dueOn: day })), next })

export const JobMove = z.strictObject({
	move: z.enum(floorMoves),
	reason: z.string().max(300).optional().meta({ description: 'Required for `hold` and `redo`' }),
})

/** Without the player: what a client can repeat safely is stored for a day. */
export const JobMoved = Job.pick({ id: true, status: true, moves: true })

export const Design = z.object({
	id,
	version: z.int(),
	productId: id,
	isOfShop: z.boolean(),
	isLocked: z.boolean().meta({ description: 'Approved: it cannot be changed' }),
	templateId: z.string(),
	primaryColor: z.string(),
	secondaryColor: z.string(),
	teamName: z.string(),
	sides: z.array(z.enum(viewIds)),
	decorations: z.array(z.object({ location: z.string(), method: z.string(), size: z.string() })),
	savedAt: instant,
})

const version = z.coerce
	.number()
	.int()
	.min(1)
	.max(1_000_000)
	.optional()
	.meta({ description: 'The latest one that was ordered without it' })

export const DesignQuery = z.strictObject({ version })
export const PictureQuery = z.strictObject({
	version,
	side: z.enum(viewIds).default('front'),
	format: z.enum(['svg', 'png']).default('svg'),
})
export const DesignPriceQuery = z.strictObject({
	version,
	quantity: z.coerce
		.number()
		.int()
		.min(1)
		.max(9_999)
		.optional()
		.meta({ description: 'That of the design without it' }),
})

export const DesignPrice = z.object({
	designId: id,
	version: z.int(),
	quantity: z.int(),
	lines: z.array(
		z.object({ kind: z.string(), label: z.string(), unitCents: cents, count: z.int(), totalCents: cents }),
	),
	unitCents: cents.meta({ description: 'US cents of one, before discounts' }),
	perPieceCents: cents.meta({ description: 'US cents of one, after discounts, rounded' }),
	totalCents: cents.meta({ description: 'US cents of all, without shipping and tax' }),
	tiers: z.array(
		z.object({ from: z.int(), to: z.int().nullable(), discountBp: z.int(), perPieceCents: cents }),
	),
})

export const DesignChecks = z.object({
	designId: id,
	version: z.int(),
	canBeMade: z.boolean(),
	findings: z.array(z.object({ id: z.string(), severity: z.enum(severities), message: z.string() })),
})
