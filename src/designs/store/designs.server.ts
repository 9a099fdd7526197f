// Designs and their versions. Queries on the user's own designs include the owner: knowing an id grants no access.
import { and, asc, desc, eq, inArray, isNull, or, sql, type SQLWrapper } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { products } from '#catalog/tables.ts'
import { designDrafts, designs, designVersions } from '../tables.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { DesignPricing } from '../schemas.ts'

export type DesignKey = { id: string; userId: string }

const owned = ({ id, userId }: DesignKey) => and(eq(designs.id, id), eq(designs.userId, userId))

/** Designs of the shop, and those of this person. */
const readableBy = (userId: string | null) =>
	userId === null ? isNull(designs.userId) : or(isNull(designs.userId), eq(designs.userId, userId))

const columns = columnsOf(
	designs,
	'id',
	'userId',
	'productId',
	'name',
	'config',
	'pricing',
	'version',
	'status',
	'locked',
	'proofUrl',
)

export async function ownDesign(db: Connection, key: DesignKey) {
	const [row] = await db.select(columns).from(designs).where(owned(key))
	return row
}

/** Locks the row until the transaction ends, so that concurrent saves run one after the other. */
export async function lockOwnDesign(db: Connection, key: DesignKey) {
	const [row] = await db.select(columns).from(designs).where(owned(key)).for('update')
	return row
}

export type NewVersion = {
	designId: string
	version: number
	config: DesignConfig
	pricing: DesignPricing
	sceneHash: string
	restoredFrom: number | null
	createdAt: Date
}

export type NewDesign = {
	userId: string
	productId: string
	name?: string | null
	/** For a piece of a kit: the id of the first piece's design, which is new too or the piece's own. */
	kit?: { kitId: string; kitProductId: string; piece: string }
	first: NewVersion
}

export async function insertDesigns(db: Connection, rows: readonly NewDesign[]): Promise<void> {
	const current = rows.map(({ userId, productId, name = null, kit, first }) => {
		const { designId: id, version, config, pricing, createdAt } = first
		const stored = { id, userId, productId, ...kit, name, config, pricing, version }
		return { ...stored, status: 'draft' as const, createdAt, updatedAt: createdAt }
	})
	await db.insert(designs).values(current)
	await db.insert(designVersions).values(rows.map(({ first }) => first))
}

export type NewShopDesign = Pick<NewDesign, 'productId' | 'kit' | 'first'> & { colorway: string }

/** Designs without an owner; the first piece of a kit comes before its others. */
export async function insertShopDesigns(db: Connection, rows: readonly NewShopDesign[]): Promise<void> {
	const current = rows.map(({ productId, colorway, kit, first }) => {
		const { designId: id, version, config, pricing, createdAt } = first
		const stored = { id, userId: null, productId, ...kit, colorway, config, pricing, version }
		return { ...stored, status: 'draft' as const, createdAt, updatedAt: createdAt }
	})
	for (let from = 0; from < rows.length; from += 500) {
		await db.insert(designs).values(current.slice(from, from + 500))
		await db.insert(designVersions).values(rows.slice(from, from + 500).map(({ first }) => first))
	}
}

/** The latest configs of the shop's designs that a colorway shows: of the product, or of each piece of a kit. */
export const shopConfigs = (
	db: Connection,
	{ productId, colorway }: { productId: string; colorway: string },
) =>
	db
		.select(columnsOf(designs, 'piece', 'config'))
		.from(designs)
		.where(
			and(
				isNull(designs.userId),
				sql`${designs.id} in (
					select (shown.item ->> 'id')::uuid from ${products}
					cross join jsonb_array_elements(${products.colorways}) as color (item)
					cross join jsonb_array_elements(
						coalesce(color.item -> 'kit', jsonb_build_array(color.item -> 'design'))) as shown (item)
					where ${products.id} = ${productId} and color.item ->> 'id' = ${colorway})`,
			),
		)
		.limit(20)

/** The shop's designs of a kit make room for others of the same colors; they stay for the carts and orders that have them. */
export async function retireKitDesigns(db: Connection, kitProductIds: readonly string[]): Promise<void> {
	await db
		.update(designs)
		.set({ colorway: sql`${designs.colorway} || '~' || ${designs.kitId}` })
		.where(
			and(
				isNull(designs.userId),
				inArray(designs.kitProductId, [...kitProductIds]),
				sql`${designs.colorway} not like '%~%'`,
			),
		)
}

/** The shop's designs of a product's colorways, also of those that it no longer comes in. */
export const shopDesignsOf = (db: Connection, productId: string) =>
	db
		.select(columnsOf(designs, 'id', 'colorway', 'version'))
		.from(designs)
		.where(and(isNull(designs.userId), eq(designs.productId, productId), isNull(designs.kitId)))
		.orderBy(asc(designs.id))
		.limit(200)

/** A person's own designs of a product that is no kit, latest first. */
export const ownDesignsOf = (
	db: Connection,
	{ userId, productId, limit }: { userId: string; productId: string; limit: number },
) =>
	db
		.select(columnsOf(designs, 'id', 'name', 'config', 'version', 'updatedAt'))
		.from(designs)
		.where(and(eq(designs.userId, userId), eq(designs.productId, productId), isNull(designs.kitId)))
		.orderBy(desc(designs.updatedAt), asc(designs.id))
		.limit(limit)

/** The latest configs of these designs of the shop, by id. */
export async function configsOfShop(
	db: Connection,
	ids: readonly string[],
): Promise<ReadonlyMap<string, DesignConfig>> {
	if (ids.length === 0) return new Map()
	const rows = await db
		.select(columnsOf(designs, 'id', 'config'))
		.from(designs)
		.where(and(isNull(designs.userId), inArray(designs.id, [...ids])))
	return new Map(rows.map(({ id, config }) => [id, config]))
}

/** Inserts versions of different designs and makes them the current ones, which have no proof yet. */
export async function insertVersions(db: Connection, rows: readonly NewVersion[]): Promise<void> {
	await db.insert(designVersions).values([...rows])
	await db
		.update(designs)
		.set({
			version: designVersions.version,
			config: designVersions.config,
			pricing: designVersions.pricing,
			updatedAt: designVersions.createdAt,
			proofUrl: null,
		})
		.from(designVersions)
		.where(
			and(
				eq(designVersions.designId, designs.id),
				inArray(
					designs.id,
					rows.map(({ designId }) => designId),
				),
				eq(designVersions.version, rows[0]?.version ?? 0),
			),
		)
}

/** Newest first. */
export const versionsOf = (db: Connection, designId: string) =>
	db
		.select(columnsOf(designVersions, 'version', 'createdAt', 'restoredFrom', 'pricing'))
		.from(designVersions)
		.where(eq(designVersions.designId, designId))
		.orderBy(desc(designVersions.version))
		.limit(200)

export async function versionOf(db: Connection, designId: string, version: number) {
	const [row] = await db
		.select()
		.from(designVersions)
		.where(and(eq(designVersions.designId, designId), eq(designVersions.version, version)))
	return row
}

/** The version's config if the design is the shop's or this person's. */
export async function readableConfig(
	db: Connection,
	{ designId, version, userId }: { designId: string; version: number; userId: string | null },
): Promise<DesignConfig | undefined> {
	const [row] = await db
		.select({ config: designVersions.config })
		.from(designVersions)
		.innerJoin(designs, and(eq(designs.id, designVersions.designId), readableBy(userId)))
		.where(and(eq(designVersions.designId, designId), eq(designVersions.version, version)))
	return row?.config
}

/** Spec §4: approval locks the design. @returns false if it was already locked */
export async function markLocked(db: Connection, id: string, now: Date): Promise<boolean> {
	const rows = await db
		.update(designs)
		.set({ locked: true, status: 'approved', updatedAt: now })
		.where(and(eq(designs.id, id), eq(designs.locked, false)))
		.returning({ id: designs.id })
	return rows.length > 0
}

/** The uploads that a design uses: its logos, and the tile of its pattern. */
const uploadsIn = (config: SQLWrapper) => sql`
	select logo ->> 'assetId' as id from jsonb_array_elements(${config} -> 'logos') as logo
	union all select ${config} #>> '{pattern,tile,assetId}'`

/** The given uploads that any version or draft uses. */
export async function assetsUsed(db: Connection, ids: readonly string[]): Promise<string[]> {
	const wanted = sql.join(
		ids.map((id) => sql`${id}`),
		sql`, `,
	)
	const { rows } = await db.execute<{ id: string }>(sql`
		select distinct used.id
		from (
			select ${designVersions.config} as config from ${designVersions}
			union all
			select ${designDrafts.config} from ${designDrafts}
		) as kept, lateral (${uploadsIn(sql`kept.config`)}) as used
		where used.id in (${wanted})`)
	return rows.map(({ id }) => id)
}

/** All designs of a person in their current state, oldest first. */
export const designsOfUser = (db: Connection, userId: string) =>
	db
		.select(
			columnsOf(
				designs,
				'id',
				'productId',
				'kitId',
				'kitProductId',
				'piece',
				'name',
				'status',
				'locked',
				'createdAt',
				'updatedAt',
				'version',
				'config',
				'pricing',
			),
		)
		.from(designs)
		.where(eq(designs.userId, userId))
		.orderBy(asc(designs.createdAt), asc(designs.id))
		.limit(5_000)

/** Every version of every design of a person, newest first. */
export const versionsOfUser = (db: Connection, userId: string, most: number) =>
	db
		.select({
			...columnsOf(designVersions, 'designId', 'version', 'createdAt', 'restoredFrom', 'config', 'pricing'),
			proof: designVersions.proofState,
		})
		.from(designVersions)
		.innerJoin(designs, eq(designs.id, designVersions.designId))
		.where(eq(designs.userId, userId))
		.orderBy(desc(designVersions.createdAt), desc(designVersions.designId), desc(designVersions.version))
		.limit(most)

// Reassigns designs to another owner.
export async function changeOwner(
	db: Connection,
	{ from, to, designIds }: { from: string; to: string; designIds: readonly string[] },
): Promise<void> {
	await db
		.update(designs)
		.set({ userId: to })
		.where(and(eq(designs.userId, from), inArray(designs.id, [...designIds])))
}

/** Uploads that any version of these designs uses. */
export async function artInDesigns(db: Connection, designIds: readonly string[]): Promise<string[]> {
	const wanted = sql.param([...designIds])
	const { rows } = await db.execute<{ id: string }>(sql`
		select distinct used.id
		from ${designVersions}, lateral (${uploadsIn(designVersions.config)}) as used
		where ${designVersions.designId} = any(${wanted}::uuid[]) and used.id is not null`)
	return rows.map(({ id }) => id)
}
