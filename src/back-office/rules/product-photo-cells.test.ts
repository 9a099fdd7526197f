// Photos in files of products: what is exported reads the same, and wrong cells are named.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { navySize, teeFacts } from '../../../tests/factories/product-facts.ts'
import { hasSamePictures, type PhotoFacts } from '#catalog/rules/photo-facts.ts'
import type { ProductFacts } from '#catalog/rules/product-facts.ts'
import { photoShapes, startingCrop } from '#pictures/rules/photo-crop.ts'
import { standardSports } from '#sports/sports.ts'
import { productFile } from './product-file.ts'
import { readProductFile } from './read-product-file.ts'
import type { GivenPhoto } from './product-photo-cells.ts'
import { photoFileName } from './product-photo-names.ts'
import { planProducts } from './product-plan.ts'

const tee = teeFacts({
	sku: 'Tee/1',
	sizes: ['S', 'M'].map((name) => ({ ...navySize(name, 7), counted: 0, sku: `TEE-1-${name}` })),
})
const sha = (letter: string) => letter.repeat(32)
const held = (letter: string): PhotoFacts => ({
	sha256: sha(letter),
	alt: `Photo ${letter}`,
	crop: startingCrop('portrait'),
	width: 900,
	height: 600,
	folder: letter.repeat(16),
	hash: `p${letter.repeat(24)}`,
})
const given = (...names: string[]) =>
	new Map<string, GivenPhoto>(
		names.map((name) => [name, { sha256: sha(name[0] ?? ''), width: 500, height: 400 }]),
	)

const planned = (
	text: string,
	{ before, photos }: { before?: ProductFacts; photos?: Map<string, GivenPhoto> },
) =>
	planProducts(readProductFile(text), {
		products: new Map(before ? [[before.sku.toLowerCase(), before]] : []),
		pieces: new Map(),
		sizeSkus: new Map(),
		newLeadDays: 12,
		sold: standardSports,
		...(photos && { photos }),
	})

const crops = fc.record({
	shape: fc.constantFrom(...photoShapes),
	zoom: fc.integer({ min: 100, max: 400 }),
	x: fc.integer({ min: 0, max: 100 }),
	y: fc.integer({ min: 0, max: 100 }),
})
const photos = fc
	.uniqueArray(fc.constantFrom(...'abcdef01'), { minLength: 1, maxLength: 8 })
	.chain((letters) =>
		fc.tuple(
			...letters.map((letter) =>
				fc.record({ crop: crops, alt: fc.constantFrom('Catcher', '=Front, "back"', "'+1") }).map((own) => ({
					...held(letter),
					...own,
				})),
			),
		),
	)

test('photos that are exported and imported again change nothing', () => {
	fc.assert(
		fc.property(photos, fc.boolean(), (list, isFirst) => {
			const before = { ...tee, photos: list, ...(isFirst && { photosFirst: true as const }) }
			expect(planned(productFile([before]), { before })).toEqual({ products: [], unchanged: 1 })
		}),
		{ numRuns: 60 },
	)
})

test('a file with its photos makes the same product in another shop', () => {
	fc.assert(
		fc.property(photos, fc.boolean(), (list, isFirst) => {
			const product = { ...tee, photos: list, ...(isFirst && { photosFirst: true as const }) }
			const sent = new Map(
				list.map((one) => [photoFileName(tee.sku, one.sha256).toLowerCase(), one] as const),
			)
			const [one] = planned(productFile([product]), { photos: sent }).products
			expect(one?.problems).toEqual([])
			expect(hasSamePictures(one?.after ?? {}, product)).toBe(true)
			expect(one?.after?.sizes).toEqual(tee.sizes)
		}),
		{ numRuns: 60 },
	)
})

const three = { ...tee, photos: ['a', 'b', 'c'].map(held) }
const name = (letter: string) => photoFileName(tee.sku, sha(letter))
const rows = (...cells: string[]) =>
	['sku,photo,photo_alt,photo_crop,main_picture', ...cells.map((cell) => `Tee/1,${cell}`)].join('\n')

test.each<[string, string[], string]>([
	['empty cells keep all', [',,,'], 'abc'],
	['another order', [`${name('c')},,,`, `${name('a')},,,`, `${name('b')},,,`], 'cab'],
	['a name in capitals, in a folder', [`photos/${name('b').toUpperCase()},,,`], 'b'],
	['none', ['none,,,'], ''],
	['one of the ZIP before one that is there', ['dugout.jpg,Dugout,,', `${name('a')},,,`], 'da'],
])('%s', (_, cells, letters) => {
	const { products, unchanged } = planned(rows(...cells), { before: three, photos: given('dugout.jpg') })
	const after = unchanged === 1 ? three : products[0]?.after
	expect(products[0]?.problems ?? []).toEqual([])
	expect((after?.photos ?? []).map(({ sha256 }) => sha256[0]).join('')).toBe(letters)
})

test('a photo keeps its text, part and files unless a cell says otherwise', () => {
	const [one] = planned(rows(`${name('a')},New text,,`, `${name('b')},,whole 150% 0 100,photos`), {
		before: three,
	}).products
	const [{ hash: _hash, ...b }, a] = [held('b'), held('a')]
	expect(one?.after).toMatchObject({ photosFirst: true })
	expect(one?.after?.photos).toEqual([
		{ ...a, alt: 'New text' },
		{ ...b, crop: { shape: 'whole', zoom: 150, x: 0, y: 100 } },
	])
})

test('the same bytes as a photo that is there are that photo, whatever the name', () => {
	const sent = new Map([['other.jpg', { sha256: sha('a'), width: 0, height: 0 }]])
	const before = { ...tee, photos: [held('a')] }
	expect(planned(rows('other.jpg,,,'), { before, photos: sent }).unchanged).toBe(1)
})

test.each<[string, string[], number, string, string]>([
	[
		'a photo that is nowhere',
		['x.jpg,X,,'],
		2,
		'photo',
		'Put this photo into the ZIP, or leave the cell empty.',
	],
	['a new photo without a text', ['dugout.jpg,,,'], 2, 'photo_alt', 'Say what the photo shows.'],
	['a long text', [`${name('a')},${'x'.repeat(151)},,`], 2, 'photo_alt', 'At most 150 characters.'],
	['the same photo twice', [`${name('a')},,,`, `${name('a')},,,`], 3, 'photo', 'Row 2 has the same photo.'],
	[
		'a text without a photo',
		[`,Text,,`],
		2,
		'photo',
		'Expected the name of the photo that this row describes.',
	],
	[
		'none beside a photo',
		['none,,,', `${name('a')},,,`],
		2,
		'photo',
		'Expected none alone, or the names of all photos.',
	],
	['an unknown part', [`${name('a')},,round,`], 2, 'photo_crop', 'Expected portrait, square or whole,'],
	['a part beyond its limits', [`${name('a')},,square 500 0 0,`], 2, 'photo_crop', 'Expected portrait,'],
	['half a part', [`${name('a')},,square 120,`], 2, 'photo_crop', 'Expected portrait,'],
	['an unknown first picture', [',,,logo'], 2, 'main_picture', 'Expected drawn or photos.'],
	['two first pictures', [',,,drawn', ',,,photos'], 3, 'main_picture', 'Row 2 has another value'],
	[
		'photos first without any',
		['none,,,photos'],
		2,
		'main_picture',
		'Expected drawn: the product has no photo.',
	],
	['what the ZIP cannot give', ['bad.jpg,Bad,,'], 2, 'photo', 'This is no photo.'],
])('%s is named', (_, cells, row, column, message) => {
	const sent = given('dugout.jpg').set('bad.jpg', { problem: 'This is no photo.' })
	const [one] = planned(rows(...cells), { before: three, photos: sent }).products
	expect(one?.after).toBeNull()
	expect(one?.problems).toMatchObject([{ row, column, message: expect.stringContaining(message) }])
})

test('a ninth photo is named in its row', () => {
	const names = [...'012345678'].map((digit) => `${digit}.jpg`)
	const [one] = planned(rows(...names.map((file) => `${file},Text,,`)), {
		before: tee,
		photos: given(...names),
	}).products
	expect(one?.problems).toEqual([
		{ row: 10, column: 'photo', value: '8.jpg', message: 'A product has at most 8 photos.' },
	])
})
