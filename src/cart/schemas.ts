// Input of the cart's forms. It never includes prices.
import { z } from 'zod'
import { DesignId, VariantId } from '#kit/ids.ts'
import { maxUnits } from './rules/lines.ts'
import { messages } from './rules/labels.ts'

const CartLineId = z.uuid()
/** Control characters cannot be printed on a shirt, and a database refuses some of them. */
const printable = /^\P{Cc}*$/u
const text = (max: number) => z.string().regex(printable).trim().max(max)
const chosenSize = z
	.string(messages.chooseSize)
	.trim()
	.min(1, messages.chooseSize)
	.max(40)
	.regex(printable, messages.noSuchSize)
/** More than any product has. */
const mostSizes = 60
const version = z.coerce.number().int().min(1).max(1_000_000)

/** A non-number becomes 1, as on every page that asks for a quantity. Spec §5. */
const addedUnits = z
	.string()
	.default('1')
	.transform((given) => {
		const number = Math.trunc(Number(given))
		return Number.isFinite(number) ? Math.max(number, 1) : 1
	})
	.pipe(z.int(messages.lineTakes).max(maxUnits, messages.lineTakes))

const AddProduct = z.object({
	intent: z.literal('add'),
	product: z.string(),
	color: text(100),
	size: chosenSize,
	qty: addedUnits,
	/** As the product page pictures it, with the shop's design, or the garment alone. */
	as: z.enum(['pictured', 'blank']).default('blank'),
})

const AddDesign = z.object({
	intent: z.literal('add-design'),
	design: DesignId,
	version,
	size: chosenSize,
	qty: addedUnits,
	playerName: text(20).default(''),
	playerNumber: text(2).default(''),
})

/** One line for each of the design's players, which the server knows. */
const AddPlayers = z.object({ intent: z.literal('add-players'), design: DesignId, version })

const sizeField = 'qty:'
const piecesOfSize = z
	.string()
	.trim()
	.regex(/^\d{0,4}$/, messages.quantity)
	.transform(Number)
	.pipe(z.int().max(maxUnits, messages.lineTakes))

/** Pieces without a player: a field `qty:M` for each size. */
const AddSizes = z
	.looseObject({ intent: z.literal('add-sizes'), design: DesignId, version })
	.transform(({ intent, design, version: of, ...fields }, { issues }) => ({
		intent,
		design,
		version: of,
		pieces: Object.entries(fields)
			.filter(([name]) => name.startsWith(sizeField))
			.slice(0, mostSizes)
			.flatMap(([name, given]) => {
				const { data, error } = piecesOfSize.safeParse(given)
				if (error)
					issues.push({ code: 'custom', path: ['qty'], message: error.issues[0]?.message, input: given })
				return data ? [{ size: name.slice(sizeField.length), quantity: data }] : []
			}),
	}))

const SetQuantity = z.object({
	intent: z.literal('quantity'),
	line: CartLineId,
	/** An empty field does not count as zero. */
	qty: z
		.string(messages.quantity)
		.trim()
		.regex(/^\d{1,4}$/, messages.quantity)
		.transform(Number)
		.pipe(z.int().max(maxUnits, messages.lineTakes)),
	/** One step up or down from `qty`, by a button beside the field. */
	by: z.enum(['-1', '1']).optional(),
})

const ChangeSize = z.object({ intent: z.literal('size'), line: CartLineId, size: text(40).min(1) })
const RemoveLine = z.object({ intent: z.literal('remove'), line: CartLineId })

/** A removed line as the page received it, to be restored. */
const RestoreLine = z.object({
	intent: z.literal('restore'),
	variant: VariantId,
	design: z.union([z.literal('').transform(() => null), DesignId]),
	version: z.union([z.literal('').transform(() => 0), version]),
	playerName: text(20),
	playerNumber: text(2),
	qty: z.coerce.number().int().min(1).max(maxUnits),
	addedAt: z.iso.datetime(),
})

const AcceptPrices = z.object({ intent: z.literal('prices') })

export const CartChange = z.discriminatedUnion('intent', [
	AddProduct,
	AddDesign,
	AddPlayers,
	AddSizes,
	SetQuantity,
	ChangeSize,
	RemoveLine,
	RestoreLine,
	AcceptPrices,
])
export type CartChange = z.infer<typeof CartChange>
export type AddProduct = z.infer<typeof AddProduct>
export type AddDesign = z.infer<typeof AddDesign>
export type AddPlayers = z.infer<typeof AddPlayers>
export type AddSizes = z.infer<typeof AddSizes>
