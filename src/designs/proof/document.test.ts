import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { templates } from '#garments/templates/index.ts'
import { drawProof } from './drawn.ts'
import { proofDocument } from './document.ts'
import type { ProofInput } from './input.ts'
import { placementsOf } from './placements.ts'
import { wornPrints } from './worn-print.ts'
import { fullProof } from '../../../tests/factories/designs/full-proof.ts'
import { sampleProof } from '../../../tests/factories/designs/proof-sample.ts'
import { wornSample } from '../../../tests/factories/designs/worn-sample.ts'

type TagNode = { role?: string; alt?: string; type?: string; children?: TagNode[] }

const pdfOf = async (input: ProofInput) => proofDocument(input, await drawProof(input))

/** Reads a PDF like a viewer: metadata, the text of every page and the tags. */
async function read(bytes: Uint8Array) {
	const task = getDocument({
		data: bytes.slice(),
		disableFontFace: true,
		verbosity: 0,
	})
	const pdf = await task.promise
	const texts: string[] = []
	const trees: TagNode[] = []
	for (let number = 1; number <= pdf.numPages; number += 1) {
		const page = await pdf.getPage(number)
		const { items } = await page.getTextContent()
		texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
		trees.push(await page.getStructTree())
	}
	const info = (await pdf.getMetadata()).info as Record<string, unknown>
	const marks = (await pdf.getMarkInfo()) as unknown as Map<string, boolean>
	await task.destroy()
	return { pages: pdf.numPages, texts, trees, info, marks }
}

const tagsOf = (node: TagNode): TagNode[] => [node, ...(node.children ?? []).flatMap(tagsOf)]

test('the document carries the design, its version, its hash and the date of the input on every page', async () => {
	const input = await sampleProof({ players: 3 })
	const { texts, info } = await read(await pdfOf(input))
	for (const [index, text] of texts.entries()) {
		expect(text).toContain(`Design ${input.designId}`)
		expect(text).toContain('Version 3')
		expect(text).toContain(`Scene ${input.sceneHash}`)
		expect(text).toContain(`Page ${index + 1} of ${texts.length}`)
	}
	expect(texts[0]).toContain('November 21, 2026')
	expect(info).toMatchObject({
		Title: 'Proof of Wildcats, version 3',
		Language: 'en-US',
		CreationDate: 'D:20261121150405Z',
		ModDate: 'D:20261121150405Z',
	})
})

test('the document has colors, placements, checks, names with all their accents and a line to sign', async () => {
	const input = await sampleProof({ players: 8 })
	const { texts } = await read(await pdfOf(input))
	const all = texts.join(' ')
	for (const part of [
		'WILDCATS',
		'Lincoln High School',
		'FH-600 Navy',
		'1825 Gold',
		'10.4 × 8.0 in',
		'3.0 × 3.3 in',
		'3.5 in to the wearer’s left',
		'turned 4°',
		'readable from the far sideline',
		'Kowalczyk-Łuczak D.',
		'Đorđević F.',
		'Codes govern, not the screen.',
		'Signature',
	])
		expect(all).toContain(part)
})

test.each([
	[0, 2],
	[1, 3],
	[14, 3],
	[15, 4],
	[40, 5],
])('%d players make %d pages, and each is there once', async (players, pages) => {
	const read_ = await read(await pdfOf(await sampleProof({ players })))
	expect(read_.pages).toBe(pages)
	expect((read_.texts.slice(2).join(' ').match(/#\d/g) ?? []).length).toBe(players)
})

test('every player has number, name, size, pieces, price and add-ons, with the version and its day in the shop’s time', async () => {
	const input = await sampleProof({
		players: 40,
		config: { addOns: [{ type: 'name_plate', description: '' }] },
	})
	// The next day in UTC.
	const evening = '2026-11-22T03:15:00.000Z'
	const { texts } = await read(await pdfOf({ ...input, createdAt: evening }))
	const all = texts.slice(2).join(' ')
	expect(all).toContain('40 PLAYERS, 60 PIECES')
	expect(all).toContain('Version 3, November 21, 2026.')
	for (const { name, number, size, quantity } of input.players ?? []) {
		expect(all).toContain(`#${number} ${name}`)
		expect(all).toContain(`${size} × ${quantity}`)
	}
	expect(all.match(/\$99\.00 each/g)).toHaveLength(40)
	expect(all.match(/Name plate/g)).toHaveLength(40)
})

test('a proof has the day of its version where the shop is', async () => {
	const input = await sampleProof({ players: 1 })
	const morning = { ...input, createdAt: '2026-11-22T09:15:00.000Z', timeZone: 'Pacific/Honolulu' }
	const { texts } = await read(await pdfOf(morning))
	expect(texts.join(' ')).toContain('Version 3, November 21, 2026.')
})

test('the document is tagged: headings, figures with words, a table with headers and one item per player', async () => {
	const { trees, marks } = await read(await pdfOf(await sampleProof({ players: 30 })))
	expect(marks.get('Marked')).toBe(true)
	const tags = trees.flatMap(tagsOf)
	// A page's tree may list parts of other pages; only parts with content are on this page.
	const hasContent = ({ children = [] }: TagNode) => children.some(({ type }) => type === 'content')
	const count = (role: string) => tags.filter((tag) => tag.role === role && hasContent(tag)).length
	expect(count('H1')).toBe(1)
	const figures = tags.filter((tag) => tag.role === 'Figure' && hasContent(tag))
	expect(figures.slice(0, 3).map(({ alt }) => alt)).toEqual([
		'Football game jersey, front of the finished garment',
		'Football game jersey, back of the finished garment',
		'#0 Johnson A. on the back',
	])
	expect(figures).toHaveLength(2 + 30)
	expect(count('TH')).toBe(5)
	expect(count('TD')).toBe(6 * 5)
})

test('worn views stand beside the flat ones, small files with words, and change no page after the first', async () => {
	const input = await sampleProof({ players: 3 })
	const base64 = Buffer.from(await wornSample()).toString('base64')
	const worn = await wornPrints((['front', 'back'] as const).map((view) => ({ view, base64 })))
	for (const { jpeg } of worn) expect(jpeg.bytes.length).toBeLessThanOrEqual(60_000)
	const drawn = await drawProof(input)
	const whole = await proofDocument(input, { ...drawn, worn })
	const [flat, shown] = [await read(await proofDocument(input, drawn)), await read(whole)]
	const figuresOf = ({ trees: [first] }: typeof shown) =>
		tagsOf(first!).flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : []))
	const flatNames = ['front', 'back'].map((view) => `Football game jersey, ${view} of the finished garment`)
	expect(figuresOf(flat).slice(0, 2)).toEqual(flatNames)
	expect(figuresOf(shown).slice(0, 4)).toEqual([
		...flatNames,
		'Football game jersey, front, as worn',
		'Football game jersey, back, as worn',
	])
	expect(shown.texts[0]).toContain('the flat views are what is made.')
	expect(flat.texts[0]).not.toContain('the flat views are what is made.')
	expect(shown.texts.slice(1)).toEqual(flat.texts.slice(1))
	for (const { jpeg } of worn) expect(Buffer.from(whole).includes(Buffer.from(jpeg.bytes))).toBe(true)
	expect(Buffer.compare(whole, await proofDocument(input, { ...drawn, worn }))).toBe(0)
})

test('a design in the youth cut is drawn as saved and measured on a youth garment', async () => {
	const cut = (fit: string) => sampleProof({ config: { styles: { fit } } })
	const [youth, adult] = [await pdfOf(await cut('youth')), await pdfOf(await cut('adult'))]
	const words = async (pdf: Uint8Array) => (await read(pdf)).texts.join(' ')
	expect(await words(youth)).toContain('Youth size L')
	expect(await words(adult)).toContain('Adult size M')
	expect(await words(adult)).not.toContain('Youth size')
})

test('the same input gives the same bytes', async () => {
	const input = await sampleProof({ players: 5 })
	const first = await pdfOf(input)
	expect(Buffer.compare(first, await pdfOf(structuredClone(input)))).toBe(0)
	expect(Buffer.compare(first, await pdfOf({ ...input, version: 4 }))).not.toBe(0)
})

test('a drawing that is not the saved one, or of another template version, is never printed', async () => {
	const input = await sampleProof()
	const other = { ...input, config: { ...input.config, playerNumber: '25' } }
	await expect(pdfOf(other)).rejects.toThrow(`the saved design ${input.sceneHash}`)
	const later = { ...input, template: { ...input.template, version: 99 } }
	await expect(pdfOf(later)).rejects.toThrow('the design at 99')
	const gone = { ...input, template: { id: 'cape', version: 1 } }
	await expect(pdfOf(gone)).rejects.toThrow('No garment template called cape')
})

test('every garment of the shop has its lettering and art measured, and one of each kind is printed', async () => {
	const kinds = new Set<string>()
	for (const template of Object.values(templates)) {
		const input = await sampleProof({ templateId: template.id })
		const drawn = await drawProof(input)
		const placements = placementsOf({ ...drawn, config: input.config, art: input.art })
		const positions = template.views.flatMap((view) => view.lettering.filter(({ when }) => !when)).length
		expect(
			placements.filter(({ slot }) => slot),
			template.id,
		).toHaveLength(positions)
		expect(new Set(placements.map(({ id }) => id)).size, template.id).toBe(placements.length)
		for (const { sizeIn, offset } of placements) {
			expect(sizeIn.width, template.id).toBeGreaterThan(0)
			expect(Math.abs(offset.distanceIn), template.id).toBeLessThan(40)
		}
		if (kinds.has(template.kind)) continue
		kinds.add(template.kind)
		const pdf = await proofDocument(input, drawn)
		expect(Buffer.from(pdf.slice(0, 5)).toString(), template.id).toBe('%PDF-')
	}
})

test('lettering that was moved is measured where it stands', async () => {
	const [plain, moved] = await Promise.all(
		[{}, { team: { front: { rightIn: 0.5, downIn: 0.75 } } }].map(async (places) => {
			const input = await sampleProof()
			const config = { ...input.config, lettering: { ...input.config.lettering, places } }
			const drawn = await drawProof(input)
			const all = placementsOf({ ...drawn, config, art: input.art })
			return all.find(({ slot, view }) => slot === 'team' && view === 'front')?.offset
		}),
	)
	expect((moved?.distanceIn ?? 0) - (plain?.distanceIn ?? 0)).toBeCloseTo(0.75, 5)
	expect((moved?.acrossIn ?? 0) - (plain?.acrossIn ?? 0)).toBeCloseTo(0.5, 5)
})

test('a design with everything has its turned, stacked and mirrored elements in words, and no note is cut off', async () => {
	const { texts } = await read(await pdfOf(await fullProof({ players: 2 })))
	const all = texts.join(' ')
	for (const part of ['turned -8°', 'turned 15°, mirrored', 'Number 24', 'of all together.'])
		expect(all).toContain(part)
	expect(all).not.toContain('Stacked letters by wi…')
	expect(all.match(/Photo/g)).toHaveLength(4)
	for (const side of ['Front', 'Back']) expect(all.split(` ${side} `).length - 1).toBeGreaterThanOrEqual(12)
})

test('a garment with nothing on it is said to be plain, and is called by its model', async () => {
	const plain = { teamName: '', playerName: '', playerNumber: '', logos: [] }
	const { texts } = await read(await pdfOf(await sampleProof({ config: plain })))
	expect(texts.join(' ')).toContain('delivered plain')
	expect(texts[0]).toContain('GAME JERSEY')
})

test('a long team name, hostile words and many checks stay on paper', async () => {
	const input = await sampleProof({ config: { teamName: 'W'.repeat(20) } })
	const checks = Array.from({ length: 60 }, (_, index) => ({
		severity: 'warning' as const,
		message: `Check ${index}: ${'very long words '.repeat(12)}`,
	}))
	const facts = Array.from({ length: 12 }, () => ({ label: '(Parens) \\ <tag>', value: 'x'.repeat(200) }))
	const { texts } = await read(await pdfOf({ ...input, checks, facts }))
	expect(texts.join(' ')).toContain('Check 59')
	expect(texts[0]).toContain('(PARENS) \\ <TAG>')
})

test('what the pictures cannot measure of a pattern is said in words; a plain garment has no word of it', async () => {
	const { texts } = await read(await pdfOf(await fullProof()))
	expect(texts.join(' ').replaceAll(/\s+/g, ' ')).toContain('Own tile, 2 in wide, mirrored, turned 20°.')
	const pattern = { id: 'tartan', color: '#1d3a70', opacity: 1, scale: 1.5, places: ['sleeves' as const] }
	const printed = await read(await pdfOf(await sampleProof({ config: { pattern } })))
	expect(printed.texts.join(' ')).toMatch(/Tartan in .*, 150 % size, on sleeves\./)
	const plain = await read(await pdfOf(await sampleProof({ config: { pattern: undefined } })))
	expect(plain.texts.join(' ')).not.toContain('PATTERN')
})
