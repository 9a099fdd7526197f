import { unzipSync } from 'fflate'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { packsFor } from '#garments/packs.server.ts'
import { path } from '#garments/scene.ts'
import { templateById } from '#garments/templates/index.ts'
import { productionZip } from './production-zip.ts'
import { sampleProof } from '../../../../tests/factories/designs/proof-sample.ts'
import { edgesAt, offsetText, segmentsOf } from '../offsets.ts'
import { sceneHash } from '../../rules/scene-hash.ts'
import { vectorArt } from '../art.ts'
import { csv } from './zip-entries.ts'
import { boxAround, inchPath } from './outlines.ts'
import type { JobPlacement } from './placement-files.ts'

const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8')
type Ticket = { placements: JobPlacement[]; design: unknown; threadChart: unknown[]; inkChart: unknown[] }

async function job() {
	const input = await sampleProof({ players: 4 })
	const zip = await productionZip(input)
	const files = unzipSync(zip)
	return { input, zip, files, ticket: JSON.parse(textOf(files['ticket.json'])) as Ticket }
}

test('the zip has a ticket, charts, the roster and every file the ticket names', async () => {
	const { files, ticket, input } = await job()
	expect(ticket.design).toEqual({ id: input.designId, version: 3, sceneHash: input.sceneHash })
	const ids = ['team-front', 'number-front', 'crest', 'name-back', 'number-back', 'sponsor']
	expect(ticket.placements.map(({ id }) => id)).toEqual(ids)
	for (const { files: named } of ticket.placements)
		for (const file of named) expect(files[file]?.length, file).toBeGreaterThan(100)
	for (const name of ['charts/threads.csv', 'charts/threads.json', 'charts/inks.csv', 'charts/inks.json'])
		expect(files[name]?.length, name).toBeGreaterThan(10)
	// Inks are the shop's own, whatever its name is.
	expect(textOf(files['charts/inks.csv'])).toContain(',House ink,')
	expect(textOf(files['roster.csv'])).toContain('1,O’Brien B.,')
	expect(ticket.threadChart.length).toBeGreaterThan(0)
	expect(ticket.inkChart.length).toBeGreaterThan(0)
})

test('art and lettering are in real inches, in SVG and in PDF alike', async () => {
	const { files, ticket } = await job()
	for (const { files: named, outerIn, sizeIn } of ticket.placements) {
		const size = outerIn ?? sizeIn
		const svg = textOf(files[named.find((name) => name.endsWith('art.svg')) ?? ''])
		const [, width, height] = svg.match(/width="([\d.]+)in" height="([\d.]+)in"/) ?? []
		expect(Number(width)).toBeCloseTo(size.width, 3)
		expect(Number(height)).toBeCloseTo(size.height, 3)
		const pdf = textOf(files[named.find((name) => name.endsWith('art.pdf')) ?? ''])
		const [, right, top] = pdf.match(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/) ?? []
		expect(Number(right)).toBeCloseTo(size.width * 72, 1)
		expect(Number(top)).toBeCloseTo(size.height * 72, 1)
	}
})

/** Every matrix that the page applies. */
async function transformsIn(pdf: Uint8Array): Promise<number[][]> {
	const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
	const { fnArray, argsArray } = await (await document.getPage(1)).getOperatorList()
	const matrices = fnArray.flatMap((operator, at) =>
		operator === OPS.transform ? [[...(argsArray[at] as number[])]] : [],
	)
	await document.loadingTask.destroy()
	return matrices
}

const isNear = (one: readonly number[], other: readonly number[]) =>
	other.every((value, at) => Math.abs((one[at] ?? 0) - value) < 0.01)

test('the files of mirrored art are mirrored, and the ticket says so', async () => {
	const input = await sampleProof()
	const mirrored = input.config.logos.map((logo) => ({ ...logo, mirrored: true }))
	const config = { ...input.config, logos: mirrored }
	const template = templateById(input.template.id)!
	const drawn = await sceneHash({ template, config, packs: packsFor(config, template) })
	const files = unzipSync(await productionZip({ ...input, config, sceneHash: drawn }))
	const { placements } = JSON.parse(textOf(files['ticket.json'])) as Ticket
	const art = placements.filter(({ slot }) => slot === undefined)
	expect(art.map(({ id, mirrored: is }) => [id, is])).toEqual([
		['crest', true],
		['sponsor', true],
	])
	for (const { files: named } of art) {
		const svg = files[named.find((name) => name.endsWith('art.svg')) ?? ''] ?? new Uint8Array()
		expect(textOf(svg)).toContain('scale(-1 1)')
		const original = files[named.find((name) => /file\.(svg|png)$/.test(name)) ?? ''] ?? new Uint8Array()
		const [left, right] = await Promise.all(
			[svg, original].map(async (bytes, at) => {
				const picture = sharp(bytes).resize(60, 60, { fit: 'fill' }).flatten({ background: '#000000' })
				return (at === 0 ? picture : picture.flop()).removeAlpha().raw().toBuffer()
			}),
		)
		const apart =
			left!.reduce((sum, value, at) => sum + Math.abs(value - (right![at] ?? 0)), 0) / left!.length
		expect(apart).toBeLessThan(12)
	}
	for (const { files: named, sizeIn } of art) {
		const pdf = files[named.find((name) => name.endsWith('art.pdf')) ?? ''] ?? new Uint8Array()
		const mirror = [-1, 0, 0, 1, sizeIn.width * 72, 0]
		expect((await transformsIn(pdf)).some((matrix) => isNear(matrix, mirror))).toBe(true)
	}
})

test('pixels tell their resolution at the printed size', async () => {
	const { ticket } = await job()
	expect(ticket.placements.find(({ id }) => id === 'sponsor')?.dpi).toBe(53)
	expect(ticket.placements.find(({ id }) => id === 'crest')?.dpi).toBeUndefined()
})

test('the same job gives the same bytes', async () => {
	const [first, second] = [await job(), await job()]
	expect(Buffer.compare(first.zip, second.zip)).toBe(0)
})

test('no cell of a table is run by a spreadsheet', () => {
	expect(csv(['Name'], [['=1+1'], ['+1'], ['a,"b"'], ['@x'], [-2], ['=1\n+2']])).toBe(
		`Name\r\n"'=1+1"\r\n"'+1"\r\n"a,""b"""\r\n"'@x"\r\n-2\r\n"'=1\n+2"\r\n`,
	)
})

test('outlines move to inches, and their box takes the strokes in', () => {
	const letter = path('M10 20L30 20C30 40 10 40 10 20Z', { stroke: '#ffffff', strokeWidth: 4 })
	const box = boxAround([letter])
	expect(box).toEqual({ x: 8, y: 18, width: 24, height: 24 })
	expect(inchPath(letter.d, box, 10)).toBe('M0.2 0.2L2.2 0.2C2.2 2.2 0.2 2.2 0.2 0.2Z')
	expect(boxAround([])).toEqual({ x: 0, y: 0, width: 0, height: 0 })
})

test.each([
	[5, { top: 0, bottom: 10 }],
	[0, { top: 0, bottom: 10 }],
	[15, { top: 4, bottom: 8 }],
	[25, undefined],
])('at %d the cloth runs from its upper to its lower edge', (x, edges) => {
	expect(edgesAt(segmentsOf('M0 0L10 0L10 10L0 10ZM12 4L18 4L18 8L12 8Z'), x)).toEqual(edges)
})

test('curves count by their course, not by their handles', () => {
	expect(edgesAt(segmentsOf('M0 0Q10 20 20 0Z'), 10)?.bottom).toBeCloseTo(10, 1)
})

test.each([
	[{ distanceIn: 3.04, side: 'below', acrossIn: 0 }, '3.0 in below the collar, centered'],
	[
		{ distanceIn: -0.9, side: 'below', acrossIn: -3.5 },
		'0.9 in above the collar line, 3.5 in to the wearer’s right',
	],
	[{ distanceIn: -0.01, side: 'above', acrossIn: 1 }, '0.0 in above the collar, 1.0 in to the wearer’s left'],
] as const)('an offset of %o reads: %s', (offset, words) => {
	expect(offsetText({ from: 'collar', ...offset })).toBe(words)
})

const svg = (body: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 20 30 40"><defs><linearGradient id="a"><stop stop-color="red"/>
	<stop offset="1" stop-color="#00f"/></linearGradient></defs>${body}</svg>`

test('a plain drawing becomes paths in the units of its canvas; anything finer is left to pixels', () => {
	const plain = vectorArt(
		svg('<g transform="translate(3 4)"><circle cx="20" cy="30" r="5" fill="#ABCDEF"/></g>'),
	)
	expect(plain).toMatchObject({ width: 30, height: 40 })
	expect(JSON.stringify(plain?.nodes)).toContain('#abcdef')
	expect(vectorArt(svg('<rect width="9" height="9" fill="url(#a)"/>'))).toBeUndefined()
	const faint =
		'<g opacity="0.5"><rect x="12" y="22" width="9" height="9"/><rect x="15" y="25" width="9" height="9"/></g>'
	expect(vectorArt(svg(faint))).toBeUndefined()
})

test('the zip of a kit has a folder with all files for each piece', async () => {
	const { input, files } = await job()
	const { roster: _roster, ...pants } = input
	const kit = { product: input.product, further: [{ ...pants, piece: { id: 'pants', name: 'Pants' } }] }
	const piece = { id: 'jersey', name: 'Jersey' }
	const ofKit = unzipSync(await productionZip({ ...input, piece, kit }))
	const names = Object.keys(files)
	expect(Object.keys(ofKit).toSorted()).toEqual(
		[
			...names.map((name) => `jersey/${name}`),
			...names.filter((name) => name !== 'roster.csv').map((name) => `pants/${name}`),
		].toSorted(),
	)
})
