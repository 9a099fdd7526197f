// Demo designs: those of people, saved as the builder saves them, and those of the shop.
import { picturedConfigs } from '#catalog/seeds/seed.server.ts'
import type { Connection } from '#database/client.server.ts'
import { packsFor } from '#garments/packs.server.ts'
import { DesignConfig } from '#garments/schemas.ts'
import type { Role } from '#kit/roles.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { designPrice, storedPricing } from '#pricing/rules/design.ts'
import { withDerivedDecorations } from '../rules/elements.ts'
import { sceneHash } from '../rules/scene-hash.ts'
import { addShopDesigns } from '../service/shop-designs.server.ts'
import { startingConfig, subjectOf } from '../service/subject.server.ts'
import { insertDesigns } from '../store/designs.server.ts'

export type SeedDesign = {
	id: string
	userId: string
	roles: readonly Role[]
	productId: string
	name: string
	config: Partial<DesignConfig>
	at: Date
}

/** Inserts version 1 of a design. */
export async function seedDesign(db: Connection, design: SeedDesign): Promise<void> {
	const { id, userId, roles, productId, name, at } = design
	const subject = await subjectOf({ db }, productId)
	const { template, product } = subject
	const prices = await pricesNow({ db })
	const drawn = DesignConfig.parse({ ...startingConfig(subject, prices), ...design.config })
	const packs = packsFor(drawn, template)
	const config = withDerivedDecorations({ template, config: drawn, packs })
	const price = designPrice({ baseCents: product.baseCents, config, prices, roles })
	const first = {
		designId: id,
		version: 1,
		config,
		pricing: storedPricing(price),
		sceneHash: await sceneHash({ template, config, packs }),
		restoredFrom: null,
		createdAt: at,
	}
	await insertDesigns(db, [{ userId, productId, name, first }])
}

/** Makes the pictures of the demo products designs of the shop. Safe to run twice: existing designs stay. */
export const seedShopDesigns = (db: Connection, now: Date): Promise<void> =>
	addShopDesigns({ db, now }, picturedConfigs())
