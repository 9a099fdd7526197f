import { expect, test } from 'vitest'
import { mostFileTexts, planTranslations, readTranslationFile, translationFile } from './translation-file.ts'

const known = (...texts: [english: string, spanish: string][]) =>
	new Map(
		texts.map(([english, spanish]) => [
			english,
			{
				digest: english,
				spanish,
				seen: spanish,
				kind: english.includes('\n') ? ('description' as const) : ('name' as const),
			},
		]),
	)
const planOf = (file: string, ...texts: [string, string][]) => {
	const read = readTranslationFile(file)
	if ('problem' in read) throw new Error(read.problem)
	return planTranslations(read.rows, known(...texts))
}

test('a file that was written is read the same, also signs, lines and text like a formula', () => {
	const texts = [
		{ english: 'Cap, "Pro"', spanish: 'Gorra, "Pro"', kind: 'name' as const, place: 'Vale Cap' },
		{ english: '- soft\n- light', spanish: '', kind: 'description' as const, place: 'Vale Cap' },
		{ english: '=SUM(1)', spanish: '+1', kind: null, place: '' },
	]
	const file = translationFile(texts)
	expect(file.split('\r\n')[0]).toBe('english,spanish,what,where')
	for (const escaped of ['"\'- soft', '"\'=SUM(1)"', '"\'+1"']) expect(file).toContain(escaped)
	expect(readTranslationFile(file)).toEqual({
		rows: [
			{ row: 2, english: 'Cap, "Pro"', spanish: 'Gorra, "Pro"' },
			{ row: 4, english: '=SUM(1)', spanish: '+1' },
		],
	})
})

test('each row is checked: new, replaced, as it is, or why it cannot be used', () => {
	const file = [
		'English;Spanish',
		'Cap;Gorra',
		'Sock;Calcetín',
		'Shoe;Zapato',
		'Hat;Sombrero',
		`Glove;${'x'.repeat(161)}`,
		'Cap;Gorro',
		'Cap;Gorra',
		'Untouched;',
	].join('\n')
	const plan = planOf(file, ['Cap', ''], ['Sock', 'Media'], ['Shoe', 'Zapato'], ['Glove', ''])
	expect(plan.changes).toEqual([
		{ digest: 'Cap', english: 'Cap', text: 'Gorra', seen: '', before: '' },
		{ digest: 'Sock', english: 'Sock', text: 'Calcetín', seen: 'Media', before: 'Media' },
	])
	expect(plan.unchanged).toBe(1)
	expect(plan.problems.map(({ row, message }) => [row, message])).toEqual([
		[5, 'No text of the shop reads so now.'],
		[6, 'At most 160 characters'],
		[7, 'Row 2 has another Spanish for this text.'],
	])
})

test('a text of several lines is found with either kind of line ends', () => {
	const stored: [string, string] = ['Soft.\r\n\r\nLight.', '']
	for (const ends of ['\n', '\r\n'])
		expect(planOf(`english,spanish\n"Soft.${ends}${ends}Light.",Suave.`, stored).changes).toHaveLength(1)
})

test('a file without its columns or with too many rows is refused whole', () => {
	expect(readTranslationFile('name,text\nCap,Gorra')).toEqual({
		problem: 'Expected a first row with the names of the columns, english and spanish among them.',
	})
	const rows = Array.from({ length: mostFileTexts + 1 }, (_, at) => `Text ${at},Texto ${at}`)
	expect(readTranslationFile(['english,spanish', ...rows].join('\n'))).toMatchObject({
		problem: expect.stringContaining('at most 2000 rows'),
	})
})
