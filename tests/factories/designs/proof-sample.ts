// A team for proofs: a crest as vector, a sponsor's logo as pixels, a roster with difficult real-world names.
import sharp from 'sharp'
import { readDesign } from '#garments/saved-design.ts'
import { StoredDesign, type DesignConfig } from '#garments/schemas.ts'
import { packsFor } from '#garments/packs.server.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { templateById } from '#garments/templates/index.ts'
import { sceneHash } from '#designs/rules/scene-hash.ts'
import type { ProofArt, ProofInput, ProofPlayer } from '#designs/proof/input.ts'
import { wildcats } from './wildcats.ts'

const crest = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 110">
<path d="M5 5H95V60Q95 95 50 108Q5 95 5 60Z" fill="#f2b21b" stroke="#ffffff" stroke-width="4"/>
<path d="M25 30L50 85L75 30H62L50 60L38 30Z" fill="#14284f" fill-rule="evenodd"/>
<circle cx="50" cy="24" r="7" fill="#c21a2c" fill-opacity="0.9"/></svg>`

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64')

async function sponsor(): Promise<string> {
	const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="160"><rect x="4" y="4" width="392"
		height="152" rx="60" fill="#ffffff"/><circle cx="80" cy="80" r="50" fill="#c21a2c"/></svg>`
	return base64(await sharp(Buffer.from(mark)).png().toBuffer())
}

const surnames = [
	'Johnson',
	'O’Brien',
	'Núñez',
	'Kowalczyk-Łuczak',
	'Van der Berg',
	'Đorđević',
	'Weiß',
	'Smith',
]
const sizes = ['YM', 'S', 'M', 'L', 'XL', '2XL']

export const sampleRoster = (count: number): ProofPlayer[] =>
	Array.from({ length: count }, (_, index) => ({
		name: `${surnames[index % surnames.length] ?? ''} ${String.fromCharCode(65 + (index % 26))}.`,
		number: String(index % 100),
		size: sizes[(index * 7) % sizes.length] ?? 'M',
		quantity: 1 + (index % 2),
		unitCents: 9_900,
	}))

/** Letters of jerseys are sewn. */
const sewn = ({ kind, views }: GarmentTemplate): DesignConfig['decorations'] =>
	kind === 'jersey'
		? views.flatMap(({ id, lettering }) =>
				lettering
					.filter(({ when }) => !when)
					.map(({ slot }) => ({
						type: 'tackle_twill' as const,
						location: 'front' as const,
						size: 'large' as const,
						description: '',
						itemId: `${slot}-${id}`,
					})),
			)
		: []

/** A design for any template; `players` without a number omits the roster. */
export async function sampleProof({
	templateId = 'football-jersey',
	players = 0,
	config: changes = {},
}: { templateId?: string; players?: number; config?: Partial<DesignConfig> } = {}): Promise<ProofInput> {
	const template = templateById(templateId)
	if (!template) throw new Error(`No garment template called ${templateId}`)
	const stored = StoredDesign.parse({
		...wildcats,
		logos: [
			{ id: 'crest', url: '/files/crest.svg', placement: 'left-chest', x: 226, y: 84, width: 40, height: 44 },
			{
				id: 'sponsor',
				url: '/files/sponsor.png',
				placement: 'lower-back',
				view: 'back',
				x: 150,
				y: 352,
				width: 100,
				height: 40,
				rotation: 4,
				alt: 'Hometown Bank',
			},
		],
		...changes,
	})
	const config = readDesign({ ...stored, decorations: [...sewn(template), ...stored.decorations] }, template)
	const art: Record<string, ProofArt> = {
		'/files/crest.svg': {
			kind: 'vector',
			name: 'Wildcats crest.svg',
			base64: base64(crest),
			inks: [
				{ hex: '#f2b21b', share: 0.7 },
				{ hex: '#14284f', share: 0.2 },
				{ hex: '#c21a2c', share: 0.1 },
			],
		},
		'/files/sponsor.png': {
			kind: 'raster',
			name: 'Bank.png',
			base64: await sponsor(),
			inks: [
				{ hex: '#ffffff', share: 0.8 },
				{ hex: '#c21a2c', share: 0.2 },
			],
		},
	}
	return {
		designId: '7d3f0c52-9a41-4c0e-8b57-51b7c6f2a990',
		version: 3,
		sceneHash: await sceneHash({ template, config, packs: packsFor(config, template) }),
		product: { brand: 'Gridiron Pro', model: 'Game Jersey' },
		template: { id: template.id, version: template.version },
		config,
		facts: [
			{ label: 'School', value: 'Lincoln High School' },
			{ label: 'Designer', value: 'Dana Whitfield' },
			{ label: 'Pieces', value: '60' },
		],
		checks: [
			{ severity: 'passed', message: 'Number against body 13.9 : 1, readable from the far sideline.' },
			{ severity: 'warning', message: 'Art near the collar: leave half an inch to the seam.' },
			{
				severity: 'info',
				message: 'High school football asks for 10 in on the back. Check with your state association.',
			},
		],
		art,
		...(players > 0 && { roster: sampleRoster(players), players: sampleRoster(players) }),
		createdAt: '2026-11-21T15:04:05.000Z',
	}
}
