// Each sentence that stands beside the fields of a step has its own in Spanish.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refusalOf } from '#builder/components/panels/logos/uploads.ts'
import { moreToSave } from '#builder/components/panels/quantity-part.tsx'
import { seamText } from '#builder/components/panels/tile/seams.ts'
import { areaText, unknownColors } from '#builder/components/panels/tile/tile-areas.ts'
import { fontTrouble } from '#designs/rules/checks/text.ts'
import { opaqueWarning } from '#files/rules/background.ts'
import { fontsFor } from '#garments/lettering/fonts.ts'
import { messageIn } from '#kit/translations.ts'
import { fieldsPhrases } from './fields-phrases.ts'

/** Most sentences of the file checks stand where they are said. */
const checks = new URL('../../../files/checks/', import.meta.url)
const svg = new URL('svg/', checks)
const sources = [
	...['art.ts', 'check.ts', 'check-pool.server.ts', 'pdf.ts', 'raster.ts', 'svg.ts'].map(
		(name) => new URL(name, checks),
	),
	...readdirSync(svg)
		.filter((name) => !name.includes('.test.'))
		.map((name) => new URL(name, svg)),
	new URL('../service/upload.server.ts', checks),
	new URL('../routes/http.server.ts', checks),
]
const filled: Readonly<Record<string, string>> = {
	welcome: 'Please use an SVG, PNG, JPEG or PDF file.',
	'nameOf[kind]': 'an SVG',
	'found.ext.toUpperCase()': 'GIF',
}
const sentencesOf = (source: string): string[] =>
	[...source.matchAll(/(['`])([A-Z][^'`\n]* [^'`\n]*\.|[A-Z][^'`\n]*\$\{welcome\})\1/g)].map(
		([, , sentence = '']) => sentence.replaceAll(/\$\{(.+?)\}/g, (_, part: string) => filled[part] ?? '7'),
	)
const uploads = sources
	.flatMap((source) => sentencesOf(readFileSync(source, 'utf8')))
	.filter((sentence) => sentence !== filled['welcome'])

const inksOf = (count: number) => Array.from({ length: count }, () => ({ hex: '#14284f', share: 1 / count }))
const digitsOnly = fontsFor('number').find((font) => font.digitsOnly)
const file = { name: 'logo.svg', size: 1, type: '' }

const said = [
	...uploads,
	refusalOf({ ...file, size: 0 }),
	refusalOf({ ...file, size: 2e7 }),
	refusalOf({ ...file, name: 'logo.doc' }),
	opaqueWarning,
	unknownColors,
	...[
		[1, 1],
		[3, 1],
		[3, 2],
		[12, 1],
		[12, 4],
	].map(([colors = 0, areas = 0]) => areaText(inksOf(colors), areas)),
	seamText({ sides: true, ends: true }),
	seamText({ sides: true, ends: false }),
	seamText({ sides: false, ends: true }),
	moreToSave({ unitsMore: 6, bp: 500 }, 1),
	moreToSave({ unitsMore: 6, bp: 1_250 }, 2),
	fontTrouble('anton', 'Я'),
	fontTrouble('anton', '☃'),
	fontTrouble('anton', '☃☄★☎☯'),
	fontTrouble(digitsOnly?.id ?? '', 'A1'),
]

test('the sentences of the file checks are found', () => {
	expect(uploads.length).toBeGreaterThan(35)
	expect(uploads).toContain('Please sign in to upload more files.')
	expect(uploads).toContain('This is a GIF file. Please use an SVG, PNG, JPEG or PDF file.')
})

test.each([...new Set(said)])('in Spanish: %s', (message = '') => {
	const spanish = messageIn('es', message, { phrases: fieldsPhrases, fallback: '' })
	expect(message).not.toBe('')
	expect(spanish).not.toBe('')
	expect(spanish).not.toBe(message)
	expect(spanish).not.toMatch(/\b(?:the|your|is|please|and|colors|picture|file)\b|\$\d(?![\d.])/i)
})

test('parts of a sentence stay', () => {
	const inSpanish = (message: string) => messageIn('es', message, { phrases: fieldsPhrases, fallback: '' })
	expect(inSpanish(moreToSave({ unitsMore: 6, bp: 500 }, 2))).toBe('6 piezas más para ahorrar 5 %')
	expect(inSpanish(areaText(inksOf(3), 2) ?? '')).toBe(
		'Los 3 colores de esta imagen se vuelven 2 colores lisos. Revise la vista previa.',
	)
	expect(inSpanish('This file is named .png but holds a PDF. Please export it again. Please use …')).toBe(
		'El nombre de este archivo termina en .png, pero contiene un PDF. Expórtelo otra vez. Use un archivo SVG, PNG, JPEG o PDF.',
	)
})
