import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#catalog/tables.ts'
import type { PictureRenderer } from '#pictures/service/drawn-pictures.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct, type ProductInput } from '../../../tests/factories/catalog.ts'
import { warmPictures } from './warm-pictures.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context

async function pictured(hash: string | null, input: ProductInput): Promise<void> {
	const id = await insertProduct(db, input)
	const images = hash ? [{ hash, url: '', alt: 'Front', view: 'front' as const, colorway: 'navy' }] : []
	await db.update(products).set({ images }).where(eq(products.id, id))
}
await pictured('second', { featuredRank: 2 })
await pictured('first', { featuredRank: 1 })
await pictured('hidden', { featuredRank: 3, isActive: false })
await pictured(null, { featuredRank: 4 })
await pictured('last', { featuredRank: 5 })

/** A renderer that renders nothing and records the requests. */
function recordingRenderer(failsAt?: string) {
	const requested: string[] = []
	const picture: PictureRenderer['picture'] = async ({ hash, shape, isUrgent }) => {
		requested.push(`${hash} ${'width' in shape ? shape.width : ''} ${isUrgent}`)
		if (hash === failsAt) throw new Error('not drawn')
		return { bytes: new Uint8Array() }
	}
	return { requested, pictureRenderer: { picture } as PictureRenderer }
}

async function* noMore() {}
async function* galleryOf(...hashes: string[]) {
	yield* hashes
}

test('the covers of active products are drawn in the order of the lists, then the gallery, also after one that fails', async () => {
	const { requested, pictureRenderer } = recordingRenderer('first')
	await warmPictures({ db, pictureRenderer, further: () => galleryOf('worn'), isStopping: () => false })
	const asked = ['first', 'second', 'last', 'worn'].flatMap((hash) => [
		`${hash} 320 false`,
		`${hash} 480 false`,
	])
	expect(requested.toSorted()).toEqual(asked.toSorted())
	const firstOf = (hash: string) => requested.findIndex((request) => request.startsWith(hash))
	expect(['first', 'second', 'last', 'worn'].toSorted((a, b) => firstOf(a) - firstOf(b))).toEqual([
		'first',
		'second',
		'last',
		'worn',
	])
})

test('a shop that stops draws no further', async () => {
	const { requested, pictureRenderer } = recordingRenderer()
	await warmPictures({ db, pictureRenderer, further: noMore, isStopping: () => requested.length >= 3 })
	expect(requested.length).toBeLessThanOrEqual(4)
})
