// A design that has nearly everything: twenty logos and marks, turned and stacked letters, and an uploaded pattern.
import sharp from 'sharp'
import { allMarks } from '#garments/marks/library.ts'
import { markUrl, type Mark } from '#garments/marks/marks.ts'
import { markSvg } from '#garments/marks/svg.server.ts'
import { ownTile } from '#garments/patterns/tile.ts'
import type { DesignConfig, PixelDesign } from '#garments/schemas.ts'
import type { ProofArt, ProofInput } from '#designs/proof/input.ts'
import { sampleProof } from './proof-sample.ts'

const marks: readonly Mark[] = allMarks.slice(0, 4).map(({ id }, at) => ({
	id,
	colors: ['#c21a2c', '#f7f5ef', '#14284f'],
	...(at % 2 === 0 && { frame: 'shield' as const }),
}))

const tileUrl = '/files/tile.svg'
const tileSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path d="M0 0H30L60 40H30Z" fill="#1d3a70"/>
<circle cx="48" cy="10" r="6" fill="#f2b21b"/></svg>`

const files = ['/files/crest.svg', '/files/sponsor.png'] as const
const perSide = 10

/** Ten of a side, in a grid: the crest, the sponsor's logo, then marks, each turned a little further. */
const logosOf = (view: 'front' | 'back'): PixelDesign['logos'] =>
	Array.from({ length: perSide }, (_, at) => {
		const mark = marks[at % marks.length]
		const isMark = at >= 4 && mark !== undefined
		return {
			id: `${view}-${at}`,
			view,
			placement: 'custom',
			url: isMark ? markUrl(mark) : (files[at % files.length] ?? ''),
			...(isMark && { mark }),
			x: 128 + 52 * (at % 3),
			y: 120 + 70 * Math.floor(at / 3),
			width: 40,
			height: 40,
			rotation: at * 15,
			...(at === 1 && { mirrored: true }),
			...(at < 2 && { group: `${view}-pair` }),
		}
	})

const lettersOf = (shape: 'arch' | 'stacked' | 'straight') => ({
	font: 'full-block',
	fill: '#f7f5ef',
	borders: [
		{ color: '#c21a2c', widthIn: 0.12 },
		{ color: '#14284f', widthIn: 0.1 },
	],
	shape,
	tracking: 1,
	shadow: { color: '#0d1b15', rightIn: 0.12, downIn: 0.12 },
	inline: { color: '#c21a2c', widthIn: 0.06 },
})

const lettering: DesignConfig['lettering'] = {
	team: { ...lettersOf('arch'), flourish: 'tail' },
	name: lettersOf('straight'),
	number: lettersOf('stacked'),
	places: { team: { front: { downIn: 0.4, angleDeg: -8 } }, number: { back: { angleDeg: 6, rightIn: 0.5 } } },
}

/** A photo as large as coaches send them. */
async function photo(): Promise<ProofArt> {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1800"><defs><linearGradient id="a">
		<stop stop-color="#c21a2c"/><stop offset="1" stop-color="#f2b21b"/></linearGradient></defs>
		<rect width="2400" height="1800" rx="300" fill="url(#a)"/><circle cx="900" cy="900" r="600" fill="#14284f"/></svg>`
	const png = await sharp(Buffer.from(svg)).png().toBuffer()
	const inks = [{ hex: '#c21a2c', share: 1 }]
	return { kind: 'raster', name: 'Photo.png', base64: png.toString('base64'), inks, aspectRatio: 4 / 3 }
}

const vector = (name: string, svg: string, aspectRatio = 1): ProofArt => ({
	kind: 'vector',
	name,
	base64: Buffer.from(svg).toString('base64'),
	inks: [{ hex: '#c21a2c', share: 1 }],
	aspectRatio,
})

export async function fullProof({ players = 0 }: { players?: number } = {}): Promise<ProofInput> {
	const tile = { url: tileUrl, assetId: '0b6f9c62-6a7c-4b61-9d52-6a3c1c1f6d10', widthIn: 2, aspectRatio: 1.5 }
	const pattern = {
		id: ownTile,
		color: '#1d3a70',
		opacity: 0.8,
		angleDeg: 20,
		tile: { ...tile, mirrored: true },
	}
	const input = await sampleProof({
		players,
		// The factory reads stored designs: the logos are in pixels.
		config: { lettering, pattern, logos: [...logosOf('front'), ...logosOf('back')] },
	})
	const drawn = marks.flatMap((mark) => {
		const svg = markSvg(mark)
		return svg === undefined ? [] : [[markUrl(mark), vector(`${mark.id}.svg`, svg)] as const]
	})
	return {
		...input,
		art: {
			...input.art,
			...Object.fromEntries(drawn),
			[tileUrl]: vector('tile.svg', tileSvg, 1.5),
			'/files/sponsor.png': await photo(),
		},
	}
}
