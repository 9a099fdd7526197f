import { expect, test } from 'vitest'
import { templates } from '#garments/templates/index.ts'
import { checkDesign } from './check-design.ts'
import { knownSports, recordOf } from '#sports/sports.ts'
import { checkRosterNumbers } from './numbers.ts'
import { dressed, fixed, found, lettering } from '../../../../tests/factories/designs/checked-design.ts'

const numberRules = knownSports().flatMap((sport) =>
	(recordOf(sport)?.numberRules ?? []).map((rule) => ({ ...rule, sport, id: `${sport}-${rule.id}` })),
)
const numberHeightRules = knownSports().flatMap((sport) =>
	(recordOf(sport)?.numberHeights ?? []).map((rule) => ({ ...rule, sport })),
)

/** Legal and illegal numbers for every rule. */
const cases: Record<string, { legal: string[]; illegal: string[] }> = {
	'football-range': { legal: ['0', '1', '10', '99'], illegal: ['00', '01', '09', 'A1'] },
	'basketball-digits': { legal: ['0', '00', '5', '10', '55'], illegal: ['6', '01', '16', '60', '99'] },
	'basketball-college-range': { legal: ['0', '00', '6', '99'], illegal: ['01', '09', 'X'] },
	'lacrosse-range': { legal: ['0', '1', '99'], illegal: ['00', '01', '02'] },
	'baseball-digits': { legal: ['0', '00', '42'], illegal: ['4A', 'IV'] },
	'soccer-digits': { legal: ['1', '99'], illegal: ['X'] },
	'softball-digits': { legal: ['0', '00', '42'], illegal: ['4A', '123'] },
	'volleyball-digits': { legal: ['0', '00', '07', '99'], illegal: ['L', '100'] },
	'volleyball-club-range': { legal: ['1', '99'], illegal: ['0', '00', '07'] },
	'hockey-digits': { legal: ['1', '87'], illegal: ['#1'] },
}

test('every rule has cases', () => {
	expect(numberRules.map(({ id }) => id).toSorted()).toEqual(Object.keys(cases).toSorted())
})

test.each(numberRules)('$id passes what is legal and fails what is not', ({ id, test: rule }) => {
	const { legal, illegal } = cases[id]!
	expect(legal.filter((number) => !rule(number))).toEqual([])
	expect(illegal.filter(rule)).toEqual([])
})

test.each(numberRules)('$id speaks with level, date and source', ({ id, sport, from, source }) => {
	const garment = Object.values(templates).find((template) => template.sport === sport)!
	const finding = found(dressed(garment.id, { playerNumber: cases[id]!.illegal[0] }), `number-${id}`)
	expect(finding?.message).toMatch(/check with your state association$/)
	expect(finding?.message).toContain(`${source}, as of ${from}`)
	expect(found(dressed(garment.id, { playerNumber: cases[id]!.legal[0] }), `number-${id}`)).toBe(undefined)
})

test('a college number is a warning for high schools only', () => {
	const findings = checkDesign(dressed('basketball-jersey', { playerNumber: '99' }))
	const legal = findings.filter(({ id }) => id.startsWith('number'))
	expect(legal.map(({ id, severity }) => [id, severity])).toEqual([['number-basketball-digits', 'warning']])
})

test('rules of a sport do not touch spirit wear', () => {
	const design = dressed('hoodie', { playerNumber: '01' })
	expect(checkDesign({ ...design, sport: 'football' }).map(({ id }) => id)).toEqual(['clean'])
})

test.each(numberHeightRules)('$sport: a $view number of $minIn in passes, a lower one does not', (rule) => {
	const garment = `${rule.sport}-jersey`
	const sized = (heightIn: number) =>
		found(
			dressed(garment, { playerNumber: '1', lettering: { number: lettering({ heightIn }) } }),
			`number-height-${rule.view}`,
		)
	expect(sized(rule.minIn)).toBe(undefined)
	expect(sized(rule.minIn - 0.5)?.message).toContain(
		`The ${rule.view} number is ${(rule.minIn - 0.5).toFixed(1)} in high`,
	)
})

test('one click makes a number high enough on both sides and leaves room for the team name', () => {
	const design = dressed('football-jersey', {
		teamName: 'Wildcats',
		playerNumber: '24',
		lettering: { number: lettering({ heightIn: 4, fill: '#f2b21b', font: 'full-block' }) },
	})
	expect(found(design, 'number-height-back')?.fix?.label).toBe('Make it 10 in')
	expect(found(design, 'number-height-front')?.fix?.label).toBe('Make it 8 in')
	const better = fixed(design, 'number-height-back')
	expect(better.config.lettering?.number).toEqual(
		lettering({ heightIn: undefined, fill: '#f2b21b', font: 'full-block' }),
	)
	expect(checkDesign(better).map(({ id }) => id)).toEqual(['clean'])
})

test('where the garment itself is too low, one click takes the height of the rule', () => {
	const design = dressed('lacrosse-jersey', { playerNumber: '1' })
	const views = design.template.views.map((view) => ({
		...view,
		lettering: view.lettering.map((position) => ({ ...position, capHeight: 6 * view.pxPerInch })),
	}))
	const low = { ...design, template: { ...design.template, views } }
	expect(found(low, 'number-height-front')?.fix?.label).toBe('Make it 8 in')
	expect(fixed(low, 'number-height-front').config.lettering?.places?.number).toEqual({
		front: { heightIn: 8 },
		back: { heightIn: 12 },
	})
})

test('every game jersey is high enough as it is drawn', () => {
	for (const template of Object.values(templates)) {
		const findings = checkDesign(dressed(template.id, { playerNumber: '24' }))
		expect(findings.filter(({ id }) => id.startsWith('number-height'))).toEqual([])
	}
})

test('sleeve numbers of hockey are named until a sleeve is decorated', () => {
	const sleeve = { type: 'screen', location: 'sleeve', size: 'medium', description: '' }
	expect(found(dressed('hockey-jersey', { playerNumber: '9' }), 'number-sleeves')?.severity).toBe('info')
	const decorated = dressed('hockey-jersey', { playerNumber: '9', decorations: [sleeve] })
	expect(found(decorated, 'number-sleeves')).toBe(undefined)
})

test('a basketball team has 0 or 00, not both', () => {
	expect(checkRosterNumbers('basketball', ['0', '00', '5']).map(({ numbers }) => numbers)).toEqual([
		['0', '00'],
	])
	expect(checkRosterNumbers('basketball', ['0', '5', ''])).toEqual([])
	expect(checkRosterNumbers('lacrosse', ['0', '00'])).toEqual([])
})

test.each(['basketball', 'lacrosse', 'soccer', 'baseball', 'softball', 'volleyball'])(
	'no number twice in %s',
	(sport) => {
		const findings = checkRosterNumbers(sport, ['7', '07', '7', '', ''])
		expect(findings.map(({ numbers }) => numbers)).toEqual([['7']])
		expect(findings[0]?.message).toMatch(/check with your state association$/)
	},
)

test('softball takes 0 and 00 for the same number', () => {
	expect(checkRosterNumbers('softball', ['0', '00']).map(({ numbers }) => numbers)).toEqual([['0', '00']])
})

test('two football players may share a number', () => {
	expect(checkRosterNumbers('football', ['7', '7'])).toEqual([])
})
