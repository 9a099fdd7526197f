// A kit of jersey and pants, and designs of it, for tests.
import { eq } from 'drizzle-orm'
import type { KitPiece } from '#catalog/schemas.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import { ownPiecesOf } from '#designs/service/kits.server.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { soldProduct, startingConfig } from '#designs/service/subject.server.ts'
import { designs } from '#designs/tables.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { DesignId } from '#kit/ids.ts'
import { insertKit, insertProduct } from './catalog.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

export type TestKit = { id: string; pieces: readonly KitPiece[] }

/** New products, 40 of each size in stock, and the kit of them: the pieces `jersey` and `pants`. */
export async function insertUniform({ db }: Pick<ServiceContext, 'db'>): Promise<TestKit> {
	const jersey = await insertProduct(db, { stock: 40 })
	const pants = await insertProduct(db, { stock: 40, model: 'Game Pants', kind: 'Pants' })
	const pieces = [
		{ id: 'jersey', name: 'Jersey', productId: jersey },
		{ id: 'pants', name: 'Pants', productId: pants },
	]
	return { id: await insertKit(db, pieces, { model: 'Elite Uniform Set' }), pieces }
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
	const { pieces } = await soldProduct(person, kit.id)
	const made = Object.fromEntries(
		pieces.map((piece) => [piece.id, { ...startingConfig(piece, specPrices), ...configs[piece.id] }]),
	)
	const { designId } = await saveDesign(person, {
		productId: kit.id,
		designId: null,
		baseVersion: 0,
		config: made[pieces[0].id] ?? startingConfig(pieces[0], specPrices),
		kit: made,
		players,
		owner: { userId: person.actor.userId, visitorKey: null },
	})
	const [lead, ...further] = await ownPiecesOf(person, designId)
	if (shopColorway !== undefined)
		await person.db
			.update(designs)
			.set({ userId: null, colorway: shopColorway })
			.where(eq(designs.kitId, lead.id))
	return [DesignId.parse(lead.id), ...further.map(({ id }) => DesignId.parse(id))]
}
