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

/** One line for each of the design's players and pieces, which the server knows. Of a kit, `design` is its first piece. */
const AddPlayers = z.object({ intent: z.literal('add-players'), design: DesignId, version })

const sizeField = 'qty:'
const rowField = /^row:(\d{1,3}):(?:qty|size:([a-z0-9-]{1,40}))$/
const piecesOfSize = z
	.string()
	.trim()
	.regex(/^\d{0,4}$/, messages.quantity)
	.transform(Number)
	.pipe(z.int().max(maxUnits, messages.lineTakes))

/** A size for each piece of a kit, by the id of the piece; '' is the id of a design that belongs to no kit. */
type Sizes = Record<string, string>
type Row = { sizes: Sizes; given: unknown }

const kitSize = z.string().trim().max(40).regex(printable)

/** Fields `qty:M`, or of a kit `row:0:qty` with `row:0:size:jersey`, `row:0:size:pants` and so on. */
function rowsOf(fields: Record<string, unknown>): Row[] {
	const ofSizes = Object.entries(fields)
		.filter(([name]) => name.startsWith(sizeField))
		.map(([name, given]) => ({ sizes: { '': name.slice(sizeField.length) }, given }))
	const byRow = new Map<number, Row>()
	for (const [name, given] of Object.entries(fields)) {
		const [found, at, piece] = rowField.exec(name) ?? []
		if (found === undefined) continue
		const row = byRow.get(Number(at)) ?? { sizes: {}, given: '' }
		byRow.set(
			Number(at),
			piece === undefined
				? { ...row, given }
				: { ...row, sizes: { ...row.sizes, [piece]: kitSize.safeParse(given).data ?? '' } },
		)
	}
	const ofKits = [...byRow].toSorted(([one], [other]) => one - other).map(([, row]) => row)
	return [...ofSizes, ...ofKits].slice(0, mostSizes)
}

/**
 * Pieces without a player: a field `qty:M` for each size. Of a kit, rows of a quantity `row:0:qty` with the size of each
 * piece, `row:0:size:jersey`. `design` is the kit's first piece. Fields without a quantity count as none.
 */
const AddSizes = z
	.looseObject({
		intent: z.literal('add-sizes'),
		design: DesignId,
		version,
		/** With the text of the design's sample player, or without a player's text. */
		as: z.enum(['sample', 'blank']).default('blank'),
	})
	.transform(({ intent, design, version: of, as, ...fields }, { issues }) => ({
		intent,
		design,
		version: of,
		as,
		rows: rowsOf(fields).flatMap(({ sizes, given }) => {
			const { data, error } = piecesOfSize.safeParse(given)
			if (error)
				issues.push({ code: 'custom', path: ['qty'], message: error.issues[0]?.message, input: given })
			return data ? [{ sizes, quantity: data }] : []
		}),
	}))

const pieceField = /^size\.([a-z0-9-]{1,40})$/

/**
 * The shop's kit as pictured: `design` is the shop's design of the kit's first piece in the chosen color, `quantity` the
 * number of kits, and `size.jersey`, `size.pants` and so on the size of each piece.
 */
const AddKit = z
	.looseObject({ intent: z.literal('add-kit'), design: DesignId, version, quantity: addedUnits })
	.transform(({ intent, design, version: of, quantity, ...fields }) => ({
		intent,
		design,
		version: of,
		quantity,
		sizes: Object.fromEntries(
			Object.entries(fields).flatMap(([name, given]): [string, string][] => {
				const piece = pieceField.exec(name)?.[1]
				return piece === undefined ? [] : [[piece, kitSize.safeParse(given).data ?? '']]
			}),
		),
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

/** All lines of a kit. */
const RemoveKit = z.object({ intent: z.literal('remove-kit'), kit: DesignId, version })

/** A removed kit as the page received it, to be restored. */
const RestoreKit = z.object({ intent: z.literal('restore-kit'), lines: z.string().max(200_000) })

/** As typed: what is no code is answered like an unknown one. */
const ApplyCode = z.object({ intent: z.literal('code'), code: z.string().max(500) })
const RemoveCode = z.object({ intent: z.literal('code-remove') })

const AcceptPrices = z.object({ intent: z.literal('prices') })

export const CartChange = z.discriminatedUnion('intent', [
	AddProduct,
	AddDesign,
	AddPlayers,
	AddSizes,
	AddKit,
	SetQuantity,
	ChangeSize,
	RemoveLine,
	RemoveKit,
	RestoreLine,
	RestoreKit,
	AcceptPrices,
	ApplyCode,
	RemoveCode,
])
export type CartChange = z.infer<typeof CartChange>
export type AddProduct = z.infer<typeof AddProduct>
export type AddDesign = z.infer<typeof AddDesign>
export type AddPlayers = z.infer<typeof AddPlayers>
export type AddSizes = z.infer<typeof AddSizes>
export type AddKit = z.infer<typeof AddKit>
