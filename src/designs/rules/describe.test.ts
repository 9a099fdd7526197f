import { expect, test } from 'vitest'
import { packsFor } from '#garments/packs.server.ts'
import { readDesign } from '#garments/saved-design.ts'
import { StoredDesign } from '#garments/schemas.ts'
import { drawn, templateById, templates } from '#garments/templates/index.ts'
import { describeDesign } from './describe.ts'
import { descriptionLanguages } from './description-languages.ts'
import { fieldWords, sideWords } from './spanish-words.ts'

function designOf(id: string, part: object = {}) {
	const template = templateById(id)!
	const colors = { primaryColor: '#14284f', secondaryColor: '#f2b21b' }
	const config = readDesign(StoredDesign.parse({ ...colors, ...part }), template)
	return { template, config, packs: packsFor(config, template) }
}
const described = (id: string, part: object = {}) => describeDesign(designOf(id, part))

test('a football jersey is described from its cloth to its back', () => {
	expect(described('football-jersey', { teamName: 'Wildcats', playerNumber: '24' })).toEqual([
		'Football game jersey, navy body and sleeves with athletic gold collar and stripe 1 and white stripe 2.',
		'Neck: v-neck, sleeve trim: three stripes, cut: adult.',
		'Front: team name WILDCATS arched in Varsity Block, 1.9 inches, white with athletic gold outline; number 24 in Full Block, 8 inches, white with athletic gold outline.',
		'Back: number 24 in Full Block, 10 inches, white with athletic gold outline.',
	])
})

test('the same in Spanish', () => {
	const design = designOf('football-jersey', { teamName: 'Wildcats', playerNumber: '24' })
	expect(describeDesign(design, descriptionLanguages.es)).toEqual([
		'Camiseta de juego de fútbol americano, cuerpo y mangas en azul marino, con cuello y franja 1 en dorado atlético y franja 2 en blanco.',
		'Cuello: en v, adorno de las mangas: tres franjas, corte: adultos.',
		'Frente: nombre del equipo WILDCATS en arco en letra Varsity Block, 1.9 pulgadas, blanco con contorno dorado atlético; número 24 en letra Full Block, 8 pulgadas, blanco con contorno dorado atlético.',
		'Espalda: número 24 en letra Full Block, 10 pulgadas, blanco con contorno dorado atlético.',
	])
})

test('in Spanish no garment keeps an English label', () => {
	const english = Object.entries({ ...fieldWords, ...sideWords }).filter(
		([label, spanish]) => label.length > 4 && !spanish.toLowerCase().includes(label.toLowerCase()),
	)
	for (const { id, patterns } of drawn)
		for (const pattern of [undefined, ...patterns]) {
			const design = designOf(id, {
				teamName: 'X',
				playerNumber: '24',
				...(pattern && { pattern: { id: pattern, color: '#f7f7f5', opacity: 1 } }),
			})
			const text = ` ${describeDesign(design, descriptionLanguages.es).join(' ').toLowerCase()} `
			const left = english.filter(([label]) => new RegExp(`\\b${label.toLowerCase()}\\b`).test(text))
			expect(left, `${id} ${pattern ?? ''} ${text}`).toEqual([])
		}
})

test('logos are described with place, size, turn and their own text', () => {
	const logos = [
		{
			url: '/a.svg',
			placement: '',
			x: 232,
			y: 155,
			width: 40,
			height: 40,
			rotation: 15,
			mirrored: true,
			alt: 'Wildcat head',
		},
		{ url: '/b.svg', placement: '', x: 160, y: 200, width: 80, height: 60, view: 'back' },
	]
	const sentences = described('football-jersey', { logos })
	expect(sentences).toContain(
		'Front: logo 1 (Wildcat head), left chest, 3 by 3 inches, turned 15 degrees, mirrored.',
	)
	expect(sentences).toContain('Back: logo 2, full back, 6 by 4.5 inches.')
})

test('shape and effects are described, but for those that the method leaves out', () => {
	const team = {
		font: 'lobster',
		fill: '#f7f7f5',
		borders: [],
		shape: 'rise',
		tracking: 0,
		flourish: 'tail',
		shadow: { color: '#c8102e', rightIn: 0.1, downIn: 0.1 },
		gradient: { color: '#f2b21b' },
	}
	const front = (part: object) =>
		described('tee', { teamName: 'Cats', lettering: { team }, ...part }).find((line) =>
			line.startsWith('Front'),
		)
	expect(front({})).toMatch(
		/rising to the right in Diner Script, .* inches, white, with a tail under it and a .* shadow\.$/,
	)
	expect(front({ sublimated: true })).toMatch(/running into athletic gold below\.$/)
})

test('an empty garment says so, and one plain side is named', () => {
	expect(described('tee').at(-1)).toBe('No lettering and no logos yet.')
	expect(described('tee', { teamName: 'Cats' }).at(-1)).toBe('The back is plain.')
})

test('a pattern and chosen styles are described', () => {
	const sentences = described('football-jersey', {
		styles: { neck: 'crew' },
		pattern: { id: 'pinstripe', color: '#f7f7f5', opacity: 0.5 },
	})
	expect(sentences[1]).toBe('Neck: crew, sleeve trim: three stripes, cut: adult, white pinstripe pattern.')
})

test('a turned pattern is described with all of its colors', () => {
	const sentences = described('football-jersey', {
		pattern: {
			id: 'bolts',
			color: '#f7f7f5',
			opacity: 1,
			more: ['#17181c'],
			scale: 2,
			angleDeg: 45,
			places: ['body', 'sides'],
		},
	})
	expect(sentences[1]).toContain(
		'white and black lightning bolts pattern 200 % size turned 45° on body and side panels.',
	)
})

test('every garment is described in two to five whole sentences', () => {
	for (const template of Object.values(templates)) {
		const sentences = described(template.id, { teamName: 'Cats', playerNumber: '7', playerName: 'Jones' })
		expect(sentences.length).toBeGreaterThanOrEqual(2)
		expect(sentences.length).toBeLessThanOrEqual(5)
		for (const sentence of sentences) {
			expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
			expect(sentence).not.toMatch(/undefined|NaN|null|#[0-9a-f]{6}/)
		}
	}
})

test('turned letters are described with their angle', () => {
	const lettering = { places: { team: { front: { angleDeg: -12 } } } }
	const [, , front] = described('football-jersey', { teamName: 'Wildcats', lettering })
	expect(front).toMatch(/^Front: team name WILDCATS .*, 1\.9 inches, turned -12 degrees, white/)
})

test('stacked letters are described, without the stroke that they cannot have', () => {
	const team = {
		font: 'graduate',
		fill: '#f7f7f5',
		borders: [],
		shape: 'stacked',
		tracking: 0,
		flourish: 'tail',
	}
	const [, , front] = described('football-jersey', { teamName: 'Cats', lettering: { team } })
	expect(front).toBe('Front: team name CATS stacked letter under letter in Varsity Block, 1.9 inches, white.')
})

test('an uploaded tile is described with the colors of the design that it is printed in', () => {
	const tile = {
		url: '/files/design-assets/a1/1764000000000.png',
		assetId: '7d3f0c52-9a41-4c0e-8b57-51b7c6f2a990',
		widthIn: 4,
		aspectRatio: 1,
	}
	const pattern = { id: 'own-tile', color: '#c21a2c', opacity: 1, more: ['#f7f7f5'], tile }
	const phraseOf = (part: object) =>
		described('football-jersey', { pattern: { ...pattern, tile: { ...tile, ...part } } }).join(' ')
	expect(phraseOf({})).toContain('an uploaded tile as pattern 4 in wide')
	expect(phraseOf({ areas: ['#0f4a31', '#ffffff'] })).toContain(
		'an uploaded tile in scarlet and white as pattern 4 in wide',
	)
})
