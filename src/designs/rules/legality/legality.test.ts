import fc from 'fast-check'
import { expect, test } from 'vitest'
import { teamColors } from '#garments/colors.ts'
import { packsFor } from '#garments/packs.server.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { templates } from '#garments/templates/index.ts'
import type { JerseySide } from '#sports/jersey-rules.ts'
import { knownSports, recordOf } from '#sports/sports.ts'
import { dressed, lettering } from '../../../../tests/factories/designs/checked-design.ts'
import type { DesignToCheck } from '../checks/finding.ts'
import { legalityOf } from './legality.ts'

const colors = { navy: '#14284f', gold: '#f2b21b', white: '#f7f7f5', silver: '#d3d6da', red: '#c21a2c' }
type Color = keyof typeof colors

const jersey = (id: string, body: Color, part: object = {}) =>
	dressed(id, { primaryColor: colors[body], secondaryColor: colors.gold, templateVersion: 2, ...part })

const sideOf = (design: DesignToCheck, side: JerseySide) => {
	const found = legalityOf(design)?.sides.find((one) => one.side === side)
	if (!found) throw new Error(`${design.template.id} has no ${side} side`)
	return found
}

const colorsLegal = (design: DesignToCheck) =>
	(['home', 'away'] as const).filter((side) => sideOf(design, side).reasons.length === 0)

/** On which side a plain jersey of each color is legal. */
test.each<[id: string, body: Color, sides: JerseySide[]]>([
	['football-jersey', 'navy', ['home']],
	['football-jersey', 'white', ['away']],
	['football-jersey', 'gold', []],
	['basketball-jersey', 'white', ['home']],
	['basketball-jersey', 'navy', ['away']],
	['basketball-jersey', 'silver', []],
	['hockey-jersey', 'white', ['home']],
	['hockey-jersey', 'silver', ['home']],
	['hockey-jersey', 'red', ['away']],
	['lacrosse-jersey', 'white', ['home']],
	['lacrosse-jersey', 'gold', ['away']],
	['soccer-jersey', 'navy', ['home']],
	['soccer-jersey', 'white', ['away']],
	['soccer-long-sleeve', 'silver', []],
	['baseball-jersey', 'gold', ['home', 'away']],
	['softball-jersey', 'gold', ['home', 'away']],
	['volleyball-jersey', 'gold', ['home', 'away']],
])('%s in %s is legal at %j', (id, body, sides) => {
	expect(colorsLegal(jersey(id, body))).toEqual(sides)
})

test.each(['pinnie', 'hoodie', 'basketball-shorts', 'snapback'])('%s is worn in no game', (id) => {
	expect(legalityOf(jersey(id, 'navy'))).toBe(undefined)
})

test('rules of a sport count for its own jersey only', () => {
	expect(legalityOf({ ...jersey('soccer-jersey', 'navy'), sport: 'football' })).toBe(undefined)
})

test('the reason names the zone, the color, the rule, its date and source, and whom to ask', () => {
	const [reason] = sideOf(jersey('basketball-jersey', 'navy'), 'home').reasons
	expect(reason?.message).toBe(
		'The body is Navy. The torso of home jerseys is white. NFHS Basketball Rules 3-4-1, as of 2013: check with your state association',
	)
	expect(reason?.fix?.label).toBe('Make it solid white')
})

test('a legal side names its rule', () => {
	expect(sideOf(jersey('soccer-jersey', 'navy'), 'home').colorRule).toContain(
		'NFHS Soccer Rules 4-1-1, as of 2018',
	)
	expect(sideOf(jersey('baseball-jersey', 'navy'), 'home').colorRule).toBe(undefined)
})

const printed = { pattern: { id: 'tiger', color: colors.gold, opacity: 0.6 } }

test.each([
	['basketball-jersey', 'navy', 'away', true],
	['lacrosse-jersey', 'navy', 'away', true],
	['football-jersey', 'white', 'away', true],
	['football-jersey', 'navy', 'home', false],
	['hockey-jersey', 'navy', 'away', false],
] as const)('%s in %s with a pattern breaks the rule of %s: %s', (id, body, side, isBroken) => {
	const { reasons } = sideOf(jersey(id, body, printed), side)
	expect(reasons.map(({ message }) => message.includes('Tiger stripes'))).toEqual(isBroken ? [true] : [])
})

test('a solid jersey has sleeves of its body’s color', () => {
	const design = jersey('lacrosse-jersey', 'navy', { zoneColors: { sleeve: colors.red } })
	expect(sideOf(design, 'away').reasons[0]?.message).toContain('The sleeves are Scarlet.')
})

test.each([
	['football-jersey', 'high enough', '24', 12, '#f7f7f5', []],
	['football-jersey', 'low', '24', 4, '#f7f7f5', ['number-height-front', 'number-height-back']],
	['football-jersey', 'not clear', '24', undefined, '#1d4fb8', ['number-contrast']],
	['football-jersey', 'not allowed', '00', undefined, '#f7f7f5', ['number-football-range']],
	['hockey-jersey', 'not clear', '24', undefined, '#1d4fb8', ['number-contrast', 'colors-home']],
] as const)('a number on %s that is %s counts for both sides', (id, _, playerNumber, heightIn, fill, ids) => {
	const number = lettering({ fill, font: 'full-block', ...(heightIn && { heightIn }) })
	const design = jersey(id, 'navy', { playerNumber, lettering: { number } })
	const { reasons } = sideOf(design, 'home')
	expect(reasons.map((reason) => reason.id).toSorted()).toEqual(ids.toSorted())
})

test('without a number nothing is said about it', () => {
	expect(legalityOf(jersey('football-jersey', 'navy'))?.hasNumber).toBe(false)
	expect(legalityOf(jersey('football-jersey', 'navy', { playerNumber: '24' }))?.hasNumber).toBe(true)
})

const jerseys = Object.values(templates).filter(
	({ id, sport, kind }) =>
		kind === 'jersey' && id !== 'pinnie' && (recordOf(sport)?.jerseyColors.length ?? 0) > 0,
)
const anyColor = fc.constantFrom(...teamColors.map(({ hex }) => hex))
const anyDesign = fc.record({
	garment: fc.constantFrom(...jerseys),
	side: fc.constantFrom<JerseySide>('home', 'away'),
	primaryColor: anyColor,
	secondaryColor: anyColor,
	zones: fc.dictionary(fc.constantFrom('body', 'yoke', 'sleeve', 'side', 'collar'), anyColor),
	pattern: fc.option(fc.constantFrom('tiger', 'hoop', 'stars'), { nil: undefined }),
	fill: anyColor,
})

test('one click makes the colors of any jersey legal, with a number that can be read', () => {
	fc.assert(
		fc.property(anyDesign, ({ garment, side, zones, pattern, fill, ...team }) => {
			const design = dressed(garment.id, {
				...team,
				playerNumber: '12',
				teamName: 'Wildcats',
				templateVersion: garment.version,
				zoneColors: zones,
				lettering: { number: lettering({ fill, font: 'full-block' }) },
				...(pattern && { pattern: { id: pattern, color: team.secondaryColor, opacity: 0.8 } }),
			})
			const fix = sideOf(design, side).reasons.find(({ id }) => id === `colors-${side}`)?.fix
			if (!fix) return
			const config = DesignConfig.parse(fix.apply(design.config))
			const better = { ...design, config, packs: packsFor(config, design.template) }
			const left = sideOf(better, side).reasons.map(({ id }) => id)
			expect(left).not.toContain(`colors-${side}`)
			expect(left).not.toContain('number-contrast')
			expect(config.primaryColor).toBe(team.primaryColor)
		}),
		{ numRuns: 150 },
	)
})

test('every sport is judged', () => {
	for (const sport of knownSports()) expect(legalityOf(jersey(`${sport}-jersey`, 'navy'))).not.toBe(undefined)
})
