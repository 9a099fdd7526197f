import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { group, path, type LinearGradient, type Scene, type SceneNode } from '#garments/scene.ts'
import { nextPage, openPaper } from './paper.ts'
import { drawScene } from './pdf-scene.ts'

const facts = { author: 'Test', title: 'Test', subject: 'Test', createdAt: new Date(0), keywords: '' }

const fade: LinearGradient = {
	kind: 'linear',
	x1: 0,
	y1: 10,
	x2: 0,
	y2: 90,
	stops: [
		[0, '#14284f', 1],
		[0.5, '#c21a2c', 1],
		[1, '#f2b21b', 1],
	],
}
const shade: LinearGradient = {
	...fade,
	stops: [
		[0, '#000000', 0],
		[1, '#000000', 0.6],
	],
}
const whole = 'M10 10H90V90H10Z'
const cloth = group(
	[path(whole, { fill: fade }), path('M20 20L80 80', { stroke: '#ffffff', strokeWidth: 3 })],
	{
		clip: 'M10 10H90V70H10Z',
		matrix: [1, 0, 0, 1, 2, 3],
	},
)
const folds = group([path(whole, { fill: shade }), path(whole, { fill: shade, opacity: 0.5 })])

const sceneWith = (art: SceneNode): Scene => ({
	width: 100,
	height: 120,
	pxPerInch: 10,
	title: '',
	nodes: [cloth, art, folds],
})
const square = (x: number) => path(`M${x} 30h20v20h-20Z`, { fill: '#f7f5ef' })

/** Two pages with two pictures each; the art is at another place in every one. */
async function pages(shared: readonly SceneNode[]): Promise<Uint8Array> {
	const paper = await openPaper(facts, () => undefined)
	for (const page of [0, 1]) {
		nextPage(paper)
		for (const at of [0, 1]) {
			const place = { x: 40 + 260 * at, y: 80 + 300 * page, width: 200 + 50 * at }
			drawScene(paper.doc, sceneWith(square(20 + 20 * at + 10 * page)), {
				...place,
				artOf: paper.artOf,
				shared,
			})
		}
	}
	paper.root.end()
	paper.doc.end()
	return paper.finished
}

async function pixelsOf(pdf: Uint8Array): Promise<Uint8ClampedArray[]> {
	const task = getDocument({ data: pdf.slice(), verbosity: 0 })
	const document = await task.promise
	const pictures: Uint8ClampedArray[] = []
	for (let number = 1; number <= document.numPages; number += 1) {
		const page = await document.getPage(number)
		const viewport = page.getViewport({ scale: 1 })
		const canvas = createCanvas(viewport.width, viewport.height)
		// Cast: pdf.js draws on this canvas as on a browser's.
		await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
		pictures.push(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data)
	}
	await task.destroy()
	return pictures
}

test('nodes that pictures share look the same as drawn in each, on every page, and are written once', async () => {
	const [apart, shared] = [await pages([]), await pages([cloth, folds])]
	const [expected, seen] = [await pixelsOf(apart), await pixelsOf(shared)]
	expect(seen).toHaveLength(2)
	for (const [page, pixels] of seen.entries()) {
		const wanted = expected[page]!
		let [largest, colored] = [0, 0]
		for (const [at, value] of pixels.entries()) {
			largest = Math.max(largest, Math.abs(value - (wanted[at] ?? 0)))
			if (value < 128) colored += 1
		}
		// Rounding of colors at edges.
		expect(largest).toBeLessThanOrEqual(2)
		expect(colored).toBeGreaterThan(10_000)
	}
	const forms = (pdf: Uint8Array) =>
		Buffer.from(pdf).toString('latin1').split('/BBox [0 0 100 120]').length - 1
	expect(forms(apart)).toBe(0)
	expect(forms(shared)).toBe(2)
})
