// A team's order, for tests and measurements: every line has a different garment, and a player whose name and number its
// design prints.
import { eq } from 'drizzle-orm'
import { insertProduct } from '../catalog.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { variants } from '#catalog/tables.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { WantedLine } from '#orders/schemas.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const sizesPerProduct = 40

const sewn = (itemId: string) =>
	({ type: 'tackle_twill', location: 'back', size: 'small', description: '', itemId }) as const

/** Name and number are printed; those on the back are sewn. */
const printed = {
	playerName: 'SAMPLE',
	playerNumber: '0',
	decorations: [sewn('name-back'), sewn('number-back')],
}

async function linesOfProduct(person: ServiceContext, count: number): Promise<WantedLine[]> {
	const sizes = Array.from({ length: count }, (_, at) => `Size ${at}`)
	const productId = await insertProduct(person.db, { sizes, stock: 1_000_000 })
	const { designId } = await saveDesign(person, {
		productId,
		designId: null,
		baseVersion: 0,
		config: { ...startingConfig(await subjectOf(person, productId), specPrices), ...printed },
		owner: { userId: person.actor.userId, visitorKey: null },
	})
	const made = await person.db
		.select({ id: variants.id })
		.from(variants)
		.where(eq(variants.productId, productId))
	return made.map(({ id }, at) =>
		WantedLine.parse({
			variantId: id,
			design: { id: designId, version: 1 },
			quantity: 1,
			playerName: `Player ${at}`,
			playerNumber: String(at % 100),
		}),
	)
}

/** A number of lines of a signed-in person, each with a different variant. */
export async function teamLines(person: ServiceContext, count: number): Promise<WantedLine[]> {
	const lines: WantedLine[] = []
	while (lines.length < count)
		lines.push(...(await linesOfProduct(person, Math.min(sizesPerProduct, count - lines.length))))
	return lines
}
