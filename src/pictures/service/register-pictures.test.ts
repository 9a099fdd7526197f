// Registering pictures: names that an earlier start kept are used without a drawing, new ones are kept. On both engines.
import { afterEach, expect, test } from 'vitest'
import { seedProducts } from '#catalog/seeds/products.ts'
import { colorwaysOf, seedDesign } from '#catalog/seeds/design.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import type { PictureSpec } from '../schemas.ts'
import { picturesByHash } from '../store/pictures.server.ts'
import { pictureHash } from './drawing.server.ts'
import { registerPictures, useKnownHashes } from './pictures.server.ts'

const { database } = await openTestDatabase({ seeded: false })
afterEach(() => useKnownHashes(null))

const product = seedProducts[0]!
const front: PictureSpec = {
	templateId: product.templateId,
	templateVersion: 1,
	view: 'front',
	mode: 'thumb',
	config: seedDesign(product, colorwaysOf(product)[0]!),
}
const back: PictureSpec = { ...front, view: 'back' }

test('a known picture keeps its name, another is drawn, and the order stays', async () => {
	const kept = 'f'.repeat(24)
	const added: { spec: PictureSpec; hash: string }[] = []
	let saves = 0
	useKnownHashes({
		of: (spec) => (spec.view === 'front' ? kept : undefined),
		add: (spec, hash) => void added.push({ spec, hash }),
		save: () => void (saves += 1),
	})
	const drawn = pictureHash(back)
	expect(await registerPictures(database.db, [back, front])).toEqual([drawn, kept])
	expect(added).toEqual([{ spec: back, hash: drawn }])
	expect(saves).toBe(1)
	const rows = await picturesByHash(database.db, [kept, drawn])
	expect(new Map(rows.map(({ hash, spec }) => [hash, spec.view]))).toEqual(
		new Map([
			[kept, 'front'],
			[drawn, 'back'],
		]),
	)
})
