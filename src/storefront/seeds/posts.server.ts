// The posts that the shop comes with, each with the picture of a product: for the demo, and for a shop from before.
import { colorwaysOf, seedDesign } from '#catalog/seeds/design.ts'
import { seedProducts } from '#catalog/seeds/products.ts'
import { writtenPosts, type WrittenPost } from '#content/posts.server.ts'
import type { Connection } from '#database/client.server.ts'
import { templateById } from '#garments/templates/index.ts'
import { asWorn } from '#pictures/rules/worn-views.ts'
import type { PictureSpec } from '#pictures/schemas.ts'
import { registerPictures } from '#pictures/service/pictures.server.ts'
import {
	addStartPosts,
	unwrittenPosts,
	writeStartPosts,
	type StartPost,
} from '#shop-settings/service/start-posts.server.ts'

function specOf({ image }: WrittenPost): PictureSpec {
	const [sku, colorway] = image.split('/')
	const product = seedProducts.find((candidate) => candidate.sku === sku)
	const template = product && templateById(product.templateId)
	const chosen = product && colorwaysOf(product).find((candidate) => candidate.id === colorway)
	if (!template || !chosen) throw new Error(`No product has the picture ${image}`)
	return asWorn({
		templateId: template.id,
		templateVersion: template.version,
		view: 'front',
		mode: 'thumb',
		config: seedDesign(product, chosen),
	})
}

async function startPosts(db: Connection, written: readonly WrittenPost[]): Promise<StartPost[]> {
	const hashes = await registerPictures(db, written.map(specOf))
	return written.map(({ id, date, ...post }, at) => ({
		...post,
		slug: id,
		publishedOn: date,
		pictureHash: hashes[at] ?? null,
	}))
}

export async function seedPosts(db: Connection, now: Date): Promise<void> {
	await addStartPosts(db, await startPosts(db, writtenPosts()), now)
}

/** Safe to run at every start. @returns whether there were posts to write; the caller updates the search */
export async function fillPosts(db: Connection): Promise<boolean> {
	const all = writtenPosts()
	const empty = await unwrittenPosts(
		db,
		all.map(({ id }) => id),
	)
	if (empty.length === 0) return false
	await writeStartPosts(
		db,
		await startPosts(
			db,
			all.filter(({ id }) => empty.includes(id)),
		),
	)
	return true
}
