// Every sentence that an import says has its Spanish, and the headings that it writes are read again.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { letterTrouble } from '#garments/lettering/alphabet.ts'
import { countIn } from '#kit/language.ts'
import { columnRoles, type ColumnRole } from './column-roles.ts'
import { englishImport } from './english-import.ts'
import { importPhrases, importSaid } from './import-phrases.ts'
import { errorFile, importList, importRows, sourceOf } from './import-rows.ts'
import { spanishImport } from './spanish-import.ts'
import { tableOf } from './table.ts'

const filled: Readonly<Record<string, string>> = {
	'other[1]': 'a Word document',
	name: '#REF!',
	jerseyName: '#REF!',
	expectedSizes: 'YS to 4XL',
}

/** Sentences as they stand in a source; the parts of a template are filled in. */
const sentencesIn = (source: string): string[] =>
	[...source.matchAll(/(['`])((?:[A-Z“][^'`\n]* |\$\{[a-z]+\} is )[^'`\n]*[.?])\1/g)].map(
		([, , sentence = '']) => sentence.replaceAll(/\$\{(.+?)\}/g, (_, part: string) => filled[part] ?? '7'),
	)

const sources = [
	'../import/read-file.ts',
	'../import/read-workbook.ts',
	'../components/use-import.ts',
].concat('./notes.ts', './import-rows.ts')
const ofRules = /^7 \(7\)\.$|^(?:7|Number 7) is also|^This name is also/
const said = [
	...sources
		.flatMap((source) => sentencesIn(readFileSync(new URL(source, import.meta.url), 'utf8')))
		.filter((sentence) => !ofRules.test(sentence)),
	...['a Numbers document', 'an XLSB workbook', 'an OpenDocument file'].map(
		(kind) => `This is ${kind}. Save or export the list as XLSX or CSV and choose that file.`,
	),
	...['李小龙', '😀', 'Ж☃'].flatMap((name) => letterTrouble(name) ?? []),
]

const inRows = importList(
	tableOf(
		'Name,No.,Size\nAna Luz,7,M\nAna Luz,07,M\nKim Vale,66,M\nKim Reyes,66,M\nVale,0,M\nOda,00,M\nSum,1x,6XL',
	),
	'basketball',
)
const ofRows = [...inRows.accepted, ...inRows.failed].flatMap(({ notes }) => notes)

const english = /\b(?:the|this|is|are|with|row|rows|and|also|number|list|save|file|name|team|expected)\b/i

test('the sentences are found', () => {
	expect(said.length).toBeGreaterThan(28)
	expect(said).toContain('The list could not be read. Try again.')
	expect(said).toContain('This workbook could not be read. Save it as CSV and choose that file.')
	expect(ofRows.length).toBeGreaterThan(8)
})

test.each([...new Set([...said, ...ofRows.map(({ message }) => message)])])('in Spanish: %s', (message) => {
	const spanish = importSaid(message)
	expect(spanish).not.toBe(importPhrases.fallback)
	expect(spanish).not.toBe(message)
	expect(spanish.replaceAll(/NFHS [\w ]+/g, '')).not.toMatch(english)
	expect(spanish).not.toMatch(/\$\d|undefined/)
})

test('typed text, rows and sources are kept', () => {
	expect(importSaid('“pat@” is not an email address. Expected pat@example.com.')).toBe(
		'“pat@” no es un correo electrónico. Escríbalo como pat@example.com.',
	)
	expect(
		importSaid(`There are 2,001 rows; one import may bring ${countIn('en', 2_000)}. Split it in two.`),
	).toBe('Hay 2,001 filas; de una vez se importan 2,000 como máximo. Divida la lista en dos.')
	expect(importSaid('This name is also in rows 2, 3, 4, 5 and 2 more.')).toBe(
		'Este nombre también está en las filas 2, 3, 4, 5 y 2 más.',
	)
})

/** Keys of a table down to its texts. */
const keysOf = (table: object): string[] =>
	Object.entries(table).flatMap(([key, one]: [string, unknown]) =>
		typeof one === 'object' && one !== null ? keysOf(one).map((inner) => `${key}.${inner}`) : [key],
	)
const textsOf = (table: object): [string, string][] =>
	Object.entries(table).flatMap(([key, one]: [string, unknown]): [string, string][] => {
		if (typeof one === 'string') return [[key, one]]
		return typeof one === 'object' && one !== null ? textsOf(one) : []
	})

test('both tables have the same texts, and no English is left in the Spanish one', () => {
	expect(keysOf(spanishImport)).toEqual(keysOf(englishImport))
	const left = new Map(textsOf(englishImport).map(([key, text]) => [key + text, text]))
	expect(textsOf(spanishImport).filter(([key, text]) => left.has(key + text))).toEqual([])
	for (const [, text] of textsOf(spanishImport)) expect(text).not.toMatch(english)
})

test('what the counts say', () => {
	expect(spanishImport.check.counts(1, 1, 1)).toBe('1 jugador listo, 1 fila por corregir, 1 fila fuera.')
	expect(spanishImport.check.counts(12, 2, 0)).toBe('12 jugadores listos, 2 filas por corregir.')
	expect(englishImport.check.counts(1, 2, 0)).toBe('1 player ready, 2 rows to repair.')
	expect(spanishImport.changes.counts({ added: 1, changed: 2, gone: 1, same: 3 })).toBe(
		'1 nuevo, 2 con cambios, 1 que ya no está, 3 iguales.',
	)
})

const isRead = (role: ColumnRole) => role !== 'skip'

test.each([
	['English', englishImport.roles],
	['Spanish', spanishImport.roles],
])('the labels of columns in %s are headings of a list', (_, roles) => {
	for (const role of columnRoles.filter(isRead)) {
		const source = sourceOf(tableOf(`${roles[role]},x\nM,y`))
		const expected = role === 'jerseyName' ? 'name' : role
		expect(source.columns[0], roles[role]).toMatchObject({ role: expected, confidence: 'sure' })
	}
})

test.each([
	['English', englishImport],
	['Spanish', spanishImport],
])('the example in %s is read as it is meant', (_, { source }) => {
	const { accepted } = importList(tableOf(source.example), 'football')
	expect(accepted.map(({ player }) => player)).toMatchObject([
		{
			name: 'Ana Rivera',
			number: '07',
			size: 'M',
			shortsSize: 'S',
			parentName: 'Pat Rivera',
			parentEmail: 'pat@example.com',
		},
	])
})

test('rows to repair in Spanish can be imported again', () => {
	const source = sourceOf(tableOf('Ana Luz\t07\t5XL\nSam Oda\t123\tM\nKim Vale\t8\tS'))
	const roles = source.columns.map(({ role }) => role)
	const { failed } = importRows(source, { roles, without: new Set(), sport: 'football' })
	const file = errorFile({ heading: source.heading, roles, failed }, spanishImport)
	expect(file).toContain('Nombre,Número,Talla de la camiseta,Fila en el archivo,Qué corregir')
	expect(file).toContain('Talla de la camiseta: No hacemos la talla “5XL”.')
	const again = sourceOf(tableOf(file))
	expect(again.columns.map(({ role }) => role)).toEqual(['name', 'number', 'size', 'skip', 'skip'])
	expect(again.body).toHaveLength(2)
})
