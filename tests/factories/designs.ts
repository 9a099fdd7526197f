// Kits, their pieces, and designs of them, for tests.
import { eq } from 'drizzle-orm'
import type { ServiceContext } from '#database/context.server.ts'
import { products as productTable } from '#catalog/tables.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { designs } from '#designs/tables.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { DesignId } from '#kit/ids.ts'
import { insertProduct, type ProductInput } from './catalog.ts'

export type TestKit = {
	id: string
	pieces: readonly { id: string; name: string; productId: string }[]
}

/** A kit, of jersey and pants unless other pieces are given. @param products by piece: the product of each */
export async function insertKit(
	{ db }: Pick<ServiceContext, 'db'>,
	products: Readonly<Record<string, ProductInput>> = {
		jersey: {},
		pants: { model: 'Game Pants', kind: 'Pants' },
	},
): Promise<TestKit> {
	const pieces: { id: string; name: string; productId: string }[] = []
	for (const [id, input] of Object.entries(products)) {
		const name = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`
		pieces.push({ id, name, productId: await insertProduct(db, { stock: 40, ...input }) })
	}
	const id = await insertProduct(db, { model: 'Elite Uniform Set', kind: 'Uniform set', sizes: [] })
	const attributes = { customizable: true, templateId: '', kind: 'Uniform set', sizeChart: 'adult', pieces }
	await db.update(productTable).set({ attributes }).where(eq(productTable.id, id))
	return { id, pieces }
}

type KitDesign = {
	/** By piece; what is missing is plain. */
	configs?: Readonly<Record<string, Partial<DesignConfig>>>
	/** With `size` of the first piece and `sizes` of the further ones. */
	players?: readonly DesignPlayer[]
	/** A design of the shop for this colorway of the kit, instead of the person's. */
	shopColorway?: string
}

/** Version 1 of a design of the kit. @returns the designs of the pieces in their order, the first one the kit's */
export async function insertKitDesign(
	person: ServiceContext,
	kit: TestKit,
	{ configs = {}, players = [], shopColorway }: KitDesign = {},
): Promise<readonly [DesignId, ...DesignId[]]> {
	const ids: DesignId[] = []
	for (const [at, piece] of kit.pieces.entries()) {
		const { designId } = await saveDesign(person, {
			productId: piece.productId,
			designId: null,
			baseVersion: 0,
			config: { ...startingConfig(await subjectOf(person, piece.productId)), ...configs[piece.id] },
			players: players.map(({ sizes, ...player }) => ({
				...player,
				size: at === 0 ? player.size : (sizes?.[piece.id] ?? ''),
			})),
			owner: { userId: person.actor.userId, visitorKey: null },
		})
		ids.push(DesignId.parse(designId))
		await person.db
			.update(designs)
			.set({
				kitId: ids[0],
				kitProductId: kit.id,
				piece: piece.id,
				...(shopColorway !== undefined && { userId: null, colorway: shopColorway }),
			})
			.where(eq(designs.id, designId))
	}
	const [lead, ...further] = ids
	if (lead === undefined) throw new Error('The kit has no pieces')
	return [lead, ...further]
}
