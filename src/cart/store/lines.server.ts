// Lines of carts, and the variants to choose from. Each statement takes any number of lines.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { firstOf } from '#database/rows.ts'
import { columnsOf } from '#database/columns.ts'
import { compiled } from '#database/compiled.server.ts'
import type { Connection } from '#database/client.server.ts'
import { maxOrderLines } from '#orders/schemas.ts'
import { cartLines, carts } from '../tables.ts'
import type { Colorway } from '#catalog/schemas.ts'
import { extraPrices, products, variants } from '#catalog/tables.ts'
import { designs, designVersions } from '#designs/tables.ts'
import { ownedBy, type CartOwner } from './carts.server.ts'

export type NewCartLine = typeof cartLines.$inferInsert

const kept = {
	id: cartLines.id,
	key: cartLines.lineKey,
	...columnsOf(
		cartLines,
		'variantId',
		'designId',
		'designVersion',
		'playerName',
		'playerNumber',
		'quantity',
		'seenUnitCents',
		'addedAt',
	),
}

const storedLines = compiled((query) =>
	query
		.select(kept)
		.from(cartLines)
		.where(eq(cartLines.cartId, sql.placeholder('cartId')))
		.orderBy(asc(cartLines.addedAt), asc(cartLines.id))
		.limit(maxOrderLines),
)

/** The lines alone, in the order they were added. */
export const linesOfCart = (db: Connection, cartId: string) => storedLines(db, { cartId })
export type StoredLine = Awaited<ReturnType<typeof linesOfCart>>[number]

/** The first piece's design and the version. */
export type KitRef = { id: string; version: number }

/** The lines of all pieces of a kit, with the kit's name. */
export const linesOfKit = (db: Connection, cartId: string, { id, version }: KitRef) =>
	db
		.select({ ...kept, model: products.model })
		.from(cartLines)
		.innerJoin(designs, and(eq(designs.id, cartLines.designId), eq(designs.kitId, id)))
		.innerJoin(products, eq(products.id, designs.kitProductId))
		.where(and(eq(cartLines.cartId, cartId), eq(cartLines.designVersion, version)))
		.orderBy(asc(cartLines.addedAt), asc(cartLines.id))
		.limit(maxOrderLines)

/** Lines with product names, also of products that are no longer published. */
export const namedLines = (db: Connection, cartId: string) =>
	db
		.select({
			...kept,
			...columnsOf(variants, 'productId', 'size', 'colorway', 'color', 'stock'),
			...columnsOf(products, 'brand', 'model'),
		})
		.from(cartLines)
		.innerJoin(variants, eq(variants.id, cartLines.variantId))
		.innerJoin(products, eq(products.id, variants.productId))
		.where(eq(cartLines.cartId, cartId))
		.orderBy(asc(cartLines.addedAt), asc(cartLines.id))
		.limit(maxOrderLines)
export type NamedLine = Awaited<ReturnType<typeof namedLines>>[number]

const blank = {
	...columnsOf(variants, 'id', 'productId', 'size', 'colorway', 'color', 'stock'),
	...columnsOf(products, 'brand', 'model', 'colorways'),
}

/** Every size and color of published products, in the order of the size run. */
export const blanksOf = (db: Connection, productIds: readonly string[]) =>
	db
		.select(blank)
		.from(variants)
		.innerJoin(products, and(eq(products.id, variants.productId), eq(products.status, 'active')))
		.where(and(inArray(variants.productId, [...productIds]), eq(variants.retired, false)))
		.orderBy(asc(variants.sizeRank), asc(variants.colorway), asc(variants.id))
export type StoredBlank = Awaited<ReturnType<typeof blanksOf>>[number]

const oneBlank = compiled((query) =>
	query
		.select(blank)
		.from(variants)
		.innerJoin(products, and(eq(products.id, variants.productId), eq(products.status, 'active')))
		.where(
			and(
				eq(variants.productId, sql.placeholder('productId')),
				eq(variants.colorway, sql.placeholder('colorway')),
				eq(variants.size, sql.placeholder('size')),
				eq(variants.retired, false),
			),
		),
)

/** One size and color of a published product. */
export const blankOf = (
	db: Connection,
	chosen: { productId: string; colorway: string; size: string },
): Promise<StoredBlank | undefined> => firstOf(oneBlank(db, chosen))

/** Variants of published products. */
export const blanksById = (db: Connection, ids: readonly string[]) =>
	db
		.select(blank)
		.from(variants)
		.innerJoin(products, and(eq(products.id, variants.productId), eq(products.status, 'active')))
		.where(and(inArray(variants.id, [...ids]), eq(variants.retired, false)))

/** One variant of a published product. */
export const blankById = async (db: Connection, id: string): Promise<StoredBlank | undefined> =>
	(await blanksById(db, [id]))[0]

/** Sizes and colors of products, in the order of the size run. */
export const sizesOfProducts = (db: Connection, productIds: readonly string[]) =>
	db
		.select({
			...columnsOf(variants, 'productId', 'size', 'colorway', 'stock'),
			...extraPrices,
			/** Where what a size costs more depends on the color; else null. */
			colorways: sql<
				Colorway[] | null
			>`case when ${products.attributes} ? 'colorCents' then ${products.colorways} end`,
		})
		.from(variants)
		.innerJoin(products, eq(products.id, variants.productId))
		.where(and(inArray(variants.productId, [...productIds]), eq(variants.retired, false)))
		.orderBy(asc(variants.sizeRank), asc(variants.colorway), asc(variants.id))
export type StoredSize = Awaited<ReturnType<typeof sizesOfProducts>>[number]

export async function insertLines(db: Connection, lines: readonly NewCartLine[]): Promise<void> {
	if (lines.length > 0) await db.insert(cartLines).values([...lines])
}

/** Omitted fields stay unchanged. `seenUnitCents` is the current unit price, as seen by the buyer. */
export type LineChange = { id: string; quantity?: number; seenUnitCents?: number }

export async function changeLines(db: Connection, changes: readonly LineChange[]): Promise<void> {
	if (changes.length === 0) return
	const ids = changes.map(({ id }) => id)
	const quantities = changes.map(({ quantity }) => quantity ?? null)
	const cents = changes.map(({ seenUnitCents }) => seenUnitCents ?? null)
	await db.execute(sql`
		update ${cartLines} set
			quantity = coalesce(changed.quantity, ${cartLines.quantity}),
			seen_unit_cents = coalesce(changed.cents, ${cartLines.seenUnitCents})
		from unnest(${sql.param(ids)}::uuid[], ${sql.param(quantities)}::int[], ${sql.param(cents)}::int[])
			as changed (id, quantity, cents)
		where ${cartLines.id} = changed.id`)
}

export async function setVariant(
	db: Connection,
	id: string,
	to: { variantId: string; lineKey: string },
): Promise<void> {
	await db.update(cartLines).set(to).where(eq(cartLines.id, id))
}

export async function moveLines(db: Connection, ids: readonly string[], cartId: string): Promise<void> {
	if (ids.length === 0) return
	await db
		.update(cartLines)
		.set({ cartId })
		.where(inArray(cartLines.id, [...ids]))
}

export async function deleteLines(db: Connection, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return
	await db.delete(cartLines).where(inArray(cartLines.id, [...ids]))
}

/** A version of a design that this person owns: its product and its first color. */
export const ownDesign = (db: Connection, userId: string, { id, version }: { id: string; version: number }) =>
	firstOf(
		db
			.select({
				...columnsOf(designs, 'productId', 'kitId'),
				primaryColor: sql<string>`${designVersions.config} ->> 'primaryColor'`,
				secondaryColor: sql<string>`${designVersions.config} ->> 'secondaryColor'`,
			})
			.from(designVersions)
			.innerJoin(designs, and(eq(designs.id, designVersions.designId), eq(designs.userId, userId)))
			.where(and(eq(designVersions.designId, id), eq(designVersions.version, version))),
	)

/** The design and player of a line in this owner's cart, for its picture. */
export const designOfLine = (db: Connection, owner: CartOwner, lineId: string) =>
	firstOf(
		db
			.select({
				...columnsOf(cartLines, 'designId', 'playerName', 'playerNumber'),
				version: cartLines.designVersion,
			})
			.from(cartLines)
			.innerJoin(carts, and(eq(carts.id, cartLines.cartId), ownedBy(owner)))
			.where(eq(cartLines.id, lineId)),
	)
