// Makes kits of products and changes their pieces. The designs module dresses and draws them afterwards.
import { randomUUID } from 'node:crypto'
import { note } from '#accounts/service/audit.server.ts'
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseProductId } from '#kit/ids.ts'
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import { unranked } from '../rules/featured.ts'
import { soldSports } from '#shop-settings/service/shop.server.ts'
import {
	commonCerts,
	hiddenPieces,
	kitColorways,
	newKitSchema,
	noCommonColors,
	PieceChoices,
	piecesProblem,
	storedPieces,
	type NewKit,
	type PieceChoice,
} from '../rules/kit-pieces.ts'
import { kitKind, kitPrices } from '../rules/kits.ts'
import type { Colorway, KitPiece } from '../schemas.ts'
import { productsBySku } from '../store/kits.server.ts'
import { lockProduct, updateProduct } from '../store/manage.server.ts'
import { insertProduct } from '../store/new-products.server.ts'
import { changedMeanwhile, renewProducts } from './manage.server.ts'
import { refuseTakenSku } from './new-product.server.ts'
import { productNotFound } from './products.server.ts'

const unreadable = (issues: readonly { message: string }[]) =>
	new Refusal('invalid', issues[0]?.message ?? 'Please check the form.')

type Before = { pieces: readonly KitPiece[]; colorways: readonly Colorway[] }

/** The products of these pieces, and what a kit of them has. @throws Refusal invalid when they make no kit */
async function kitOf(db: Connection, wanted: readonly PieceChoice[], before: Before) {
	const skus = wanted.map(({ sku }) => sku.toLowerCase())
	const products = new Map(
		(await productsBySku(db, [...new Set(skus)])).map((product) => [product.sku.toLowerCase(), product]),
	)
	const chosen = wanted.map((piece) => ({ ...piece, product: products.get(piece.sku.toLowerCase()) }))
	const problem = piecesProblem(chosen)
	if (problem) throw new Refusal('invalid', problem)
	const dressed = chosen.flatMap(({ product, ...piece }) => (product ? [{ ...piece, product }] : []))
	const colorways = kitColorways(dressed, before.colorways)
	if (colorways.length === 0) throw new Refusal('invalid', noCommonColors)
	const pieces = storedPieces(
		dressed.map(({ product, ...piece }) => ({ ...piece, productId: product.id })),
		before.pieces,
	)
	const byId = new Map(dressed.map(({ product }) => [product.id, product]))
	return { dressed, colorways, pieces, prices: kitPrices(pieces, byId) }
}

/**
 * Makes a draft of a kit, without pictures yet. Call it inside a transaction.
 * @returns its id
 * @throws Refusal forbidden, invalid; conflict when the SKU is taken
 */
export async function createKit(inner: ServiceContext, input: NewKit): Promise<string> {
	assertCan(inner, catalogPolicy, 'edit')
	const parsed = newKitSchema(soldSports()).safeParse(input)
	if (!parsed.success) throw unreadable(parsed.error.issues)
	const { pieces: wanted, ...texts } = parsed.data
	const id = randomUUID()
	await refuseTakenSku(inner.db, texts.sku, id)
	const { dressed, colorways, pieces, prices } = await kitOf(inner.db, wanted, {
		pieces: [],
		colorways: [],
	})
	const isNew = await insertProduct(inner.db, {
		...texts,
		id,
		status: 'draft',
		...prices,
		safetyCerts: commonCerts(dressed.map(({ product }) => product)),
		imageUrl: '',
		images: [],
		colorways,
		attributes: { customizable: true, templateId: '', kind: kitKind, sizeChart: '', pieces },
		featuredRank: unranked,
		createdAt: inner.now,
		updatedAt: inner.now,
	})
	if (!isNew) throw new Refusal('conflict', `The SKU ${texts.sku} has just been taken. Enter another one.`)
	await note(inner, {
		event: 'product.created',
		subject: id,
		details: { sku: texts.sku, colors: colorways.length, pieces: pieces.length },
	})
	return id
}

const names = (pieces: readonly Pick<KitPiece, 'name'>[]) => pieces.map(({ name }) => name).join(', ')

/**
 * Gives a kit other pieces; what was ordered of it stays. Call it inside a transaction; the caller draws the kit and
 * updates the search index.
 * @param seenAt when the kit was last changed, as the page showed it
 * @throws Refusal forbidden, not_found, invalid; conflict after a concurrent change
 */
export async function changePieces(
	inner: ServiceContext,
	{ kitId, seenAt, pieces: input }: { kitId: string; seenAt: number; pieces: readonly PieceChoice[] },
): Promise<void> {
	assertCan(inner, catalogPolicy, 'edit')
	const id = parseProductId(kitId)
	const before = id && (await lockProduct(inner.db, id))
	if (!before?.attributes.pieces) throw new Refusal('not_found', productNotFound)
	if (before.updatedAt.getTime() !== seenAt) throw changedMeanwhile()
	const parsed = PieceChoices.safeParse(input)
	if (!parsed.success) throw unreadable(parsed.error.issues)
	const known = before.attributes.pieces
	const { dressed, colorways, pieces, prices } = await kitOf(inner.db, parsed.data, {
		pieces: known,
		colorways: before.colorways,
	})
	const hidden = before.status === 'active' ? hiddenPieces(dressed) : undefined
	if (hidden !== undefined) throw new Refusal('invalid', hidden)
	await updateProduct(inner.db, before.id, {
		colorways,
		...prices,
		attributes: { ...before.attributes, pieces, piecesSince: inner.now.toISOString() },
		updatedAt: inner.now,
	})
	await renewProducts(inner, [before.id])
	await note(inner, {
		event: 'product.changed',
		subject: before.id,
		details: {
			piecesFrom: names(known),
			piecesTo: names(pieces),
			...(colorways.length !== before.colorways.length && {
				colorsFrom: before.colorways.map(({ name }) => name).join(', '),
				colorsTo: colorways.map(({ name }) => name).join(', '),
			}),
		},
	})
}
