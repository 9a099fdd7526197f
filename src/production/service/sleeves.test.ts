// Art on the sleeves of new designs, from price to bag: every station names its place and its inches. On both engines.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { variants } from '#catalog/tables.ts'
import { makeProof } from '#designs/proof/make.ts'
import { batchFiles } from '#designs/proof/production/production-zip.ts'
import { proofInput } from '#designs/service/proof-input.server.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { versionForProof } from '#designs/store/proofs.server.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { WantedLine } from '#orders/schemas.ts'
import { linesOf } from '#orders/store/orders.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { insertUpload } from '../../../tests/factories/files/upload.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { jobsIn, moved, newWorker, purchaseOrder, testFloor } from '../../../tests/factories/production.ts'
import { textOfPdf } from '../../../tests/pdf-text.ts'
import { filtersIn } from '../rules/forms.ts'
import { batchExport } from './export.server.ts'
import { floorOrderView } from './order.server.ts'
import { workOrderOf } from './papers.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const { context } = await openTestDatabase({ seeded: false })
const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-sleeves-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const store = diskStore(folder)
const floor = testFloor()

/** A flag of 3.45 × 2.07 in: flatter than the smallest height of a logo's frame. */
const flagPixels = { width: 1050, height: 630 }
const png = new Uint8Array(
	await sharp({ create: { ...flagPixels, channels: 3, background: '#c21a2c' } })
		.png()
		.toBuffer(),
)

type Garment = { sport: string; templateId: string; option: string; flagY: number }

/** A team's purchase order: two players with numbers, one without. */
async function ordered({ sport, templateId, option, flagY }: Garment) {
	const coach = await newBuyer(context, ['coach'])
	const productId = await insertProduct(context.db, { sport, templateId, model: 'Night Jersey', stock: 9 })
	const assetId = await insertUpload(context, coach.userId, { ...flagPixels, file: { store, png } })
	const frame = { x: 13.275, y: flagY, width: 3.45, height: 3, rotation: 0 }
	const config = {
		...startingConfig(await subjectOf(context, productId), specPrices),
		primaryColor: '#101820',
		secondaryColor: '#ff5f1f',
		teamName: 'Owls',
		playerNumber: '88',
		styles: { sleeveNumbers: option },
		logos: [{ ...frame, id: 'flag', url: '', assetId, view: 'left', placement: 'left-sleeve', alt: 'Flag' }],
	}
	const owner = { userId: coach.userId, visitorKey: null }
	const design = await saveDesign(coach, { productId, designId: null, baseVersion: 0, config, owner })
	const sizes = await context.db.select().from(variants).where(eq(variants.productId, productId))
	const lines = ['7', '88', ''].map((playerNumber, at) =>
		WantedLine.parse({
			variantId: sizes[at]?.id,
			design: { id: design.designId, version: 1 },
			quantity: 1,
			playerName: '',
			playerNumber,
		}),
	)
	return { design, orderId: await purchaseOrder(coach, floor, lines) }
}

const filesIn = async (orderId: string) => {
	const jobs = await jobsIn(context, orderId)
	const request = {
		filters: { ...filtersIn(new URLSearchParams()), method: 'screen' as const },
		publicUrl: '',
		ids: jobs.map(({ id }) => id),
	}
	const makers = { store, pool: { batch: batchFiles } }
	const { body } = await batchExport(await newWorker(context), makers, request)
	return unzipSync(new Uint8Array(await new Response(body).arrayBuffer()))
}

test.each([
	{ sport: 'football', templateId: 'football-jersey', option: 'shoulder', flagY: 10.2, capIn: 2, cents: 500 },
	{ sport: 'hockey', templateId: 'hockey-jersey', option: 'sleeve', flagY: 8.03, capIn: 4, cents: 800 },
])('$templateId: a number and a flag on the sleeves reach every station in inches', async (garment) => {
	const { capIn, cents } = garment
	const { design, orderId } = await ordered(garment)

	const sleeves = (await linesOf(context.db, orderId)).map(({ snapshot }) =>
		snapshot.extras.filter(({ label }) => label.includes('sleeve')).map(({ unitCents }) => unitCents),
	)
	expect(sleeves).toEqual([[cents, 500, cents], [cents, 500, cents], [500]])

	const input = await proofInput(context, { store }, (await versionForProof(context.db, design))!)
	expect(input.checks.map(({ message }) => message).join()).not.toMatch(/sleeve|overlaps|outside|seam/)
	const proof = await makeProof(input)
	expect(proof.views.map(({ view }) => view)).toEqual(['front', 'back', 'left', 'right'])
	const proven = await textOfPdf(proof.pdf)
	expect(proven).toMatch(new RegExp(`Number 88 Screen print Left side, left sleeve \\S+ × ${capIn}.0 in`))
	expect(proven).toContain('Flag Screen print Left side, left sleeve 3.5 × 2.1 in')

	await moved(context, floor, [orderId, 'approve'])
	const jobs = await jobsIn(context, orderId)
	const onSleeves = jobs.map(({ placements }) =>
		placements.filter(({ view }) => view).map(({ id, heightIn }) => [id, Math.round(heightIn * 100) / 100]),
	)
	const whole = [
		['number-left', capIn],
		['flag', 2.07],
		['number-right', capIn],
	]
	expect(onSleeves).toEqual([whole, whole, [['flag', 2.07]]])

	const files = await filesIn(orderId)
	const art = (path: string) =>
		Object.entries(files).flatMap(([name, bytes]) => (name.endsWith(path) ? [strFromU8(bytes)] : []))
	for (const side of ['left', 'right']) {
		const [seven, both] = art(`/number-${side}/art.svg`)
		expect([seven, both].map((svg) => svg?.match(/height="([\d.]+)in"/)?.[1]).map(Number)).toEqual([
			expect.closeTo(capIn * 1.07, 1),
			expect.closeTo(capIn * 1.07, 1),
		])
		expect(seven).not.toBe(both)
	}
	expect(art('shared/flag/art.svg')).toEqual([expect.stringContaining('width="3.45in" height="2.07in"')])
	expect(Object.keys(files)).not.toContain('READ-FIRST.txt')

	const worker = await newWorker(context)
	const work = await textOfPdf((await workOrderOf(worker, { store, publicUrl: '' }, orderId)).bytes)
	for (const words of ['LEFT SIDE', 'RIGHT SIDE', 'Right side, right sleeve', '3.5 × 2.1 in'])
		expect(work).toContain(words)
	const { bags } = await floorOrderView(worker, orderId)
	expect(bags.map(({ label }) => label)).toEqual(['#7', '#88', 'Bag 3'])
})
