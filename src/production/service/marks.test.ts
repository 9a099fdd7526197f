// A mark of the library from the order to the files for production, as vector art in its colors. On both engines.
import { tmpdir } from 'node:os'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { variants } from '#catalog/tables.ts'
import { makeProof } from '#designs/proof/make.ts'
import { batchFiles } from '#designs/proof/production/production-zip.ts'
import { proofInput } from '#designs/service/proof-input.server.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { versionForProof } from '#designs/store/proofs.server.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { WantedLine } from '#orders/schemas.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { jobsIn, moved, newWorker, purchaseOrder, testFloor } from '../../../tests/factories/production.ts'
import { textOfPdf } from '../../../tests/pdf-text.ts'
import { filtersIn } from '../rules/forms.ts'
import { batchExport } from './export.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const store = diskStore(tmpdir())
const floor = testFloor()

test('a mark is proved, put on the job and exported in its three colors', async () => {
	const coach = await newBuyer(context, ['coach'])
	const productId = await insertProduct(context.db, { stock: 9 })
	const mark = { id: 'wolf-head', frame: 'shield' as const, colors: ['#0f4a31', '#ffffff', '#f2b21b'] }
	const frame = { x: 12, y: 15, width: 5, height: 5, rotation: 0 }
	const config = {
		...startingConfig(await subjectOf(context, productId), specPrices),
		logos: [{ ...frame, id: 'wolf', url: '', mark, view: 'front', placement: 'front', alt: 'Wolf head' }],
	}
	const owner = { userId: coach.userId, visitorKey: null }
	const design = await saveDesign(coach, { productId, designId: null, baseVersion: 0, config, owner })
	const proof = await makeProof(
		await proofInput(context, { store }, (await versionForProof(context.db, design))!),
	)
	expect(await textOfPdf(proof.pdf)).toContain('Wolf head Screen print')

	const [size] = await context.db.select().from(variants).where(eq(variants.productId, productId)).limit(1)
	const line = WantedLine.parse({
		variantId: size?.id,
		design: { id: design.designId, version: 1 },
		quantity: 1,
		playerName: '',
		playerNumber: '',
	})
	const orderId = await purchaseOrder(coach, floor, [line])
	await moved(context, floor, [orderId, 'approve'])
	const [job] = await jobsIn(context, orderId)
	const printed = job!.placements.find(({ id }) => id === 'wolf')
	expect(printed?.colors.map(({ hex }) => hex).toSorted()).toEqual(mark.colors.toSorted())

	const filters = { ...filtersIn(new URLSearchParams()), method: 'screen' as const }
	const makers = { store, pool: { batch: batchFiles } }
	const request = { filters, publicUrl: '', ids: [job!.id] }
	const { body } = await batchExport(await newWorker(context), makers, request)
	const files = unzipSync(new Uint8Array(await new Response(body).arrayBuffer()))
	const [art] = Object.entries(files).flatMap(([name, bytes]) =>
		name.endsWith('/wolf/art.svg') ? [strFromU8(bytes)] : [],
	)
	for (const color of mark.colors) expect(art).toContain(color)
	expect(art).toContain('<path')
	expect(art).not.toContain('<image')
})
