import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedProducts } from '#catalog/seeds/products.ts'
import { teamColor, teamColors, type TeamColorId } from '#garments/colors.ts'
import { loadPack } from '#garments/packs.server.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { templates } from '#garments/templates/index.ts'
import { decorationMethods, type DecorationMethod, type GarmentTemplate } from '#garments/template.ts'
import { recordOf } from '#sports/sports.ts'
import { asset, lettering } from '../../../../tests/factories/designs/checked-design.ts'
import { checkDesign } from '../checks/check-design.ts'
import { legalityOf } from '../legality/legality.ts'
import { legibleOnPattern } from './legible.ts'
import { fontsOfProposals, proposalsFor, type Proposal, type ProposalRequest } from './propose.ts'
import { schoolNameIn } from './school-name.ts'
import { toCheck } from './settle.ts'

const packsOf = (template: GarmentTemplate) =>
	Object.fromEntries(fontsOfProposals(template).map((id) => [id, loadPack(id)!]))

const hex = (id: TeamColorId) => teamColor(id).hex

function request(garment: string, part: Partial<ProposalRequest> = {}): ProposalRequest {
	const template = templates[garment]
	if (!template) throw new Error(`No garment ${garment}`)
	return {
		template,
		sport: template.sport,
		cloth: {},
		packs: packsOf(template),
		name: 'Westfield Wildcats',
		primary: hex('navy'),
		secondary: hex('gold'),
		logo: null,
		start: DesignConfig.parse({
			primaryColor: hex('red'),
			secondaryColor: hex('white'),
			templateId: template.id,
			templateVersion: template.version,
			quantity: 30,
		}),
		...part,
	}
}

const severe = (asked: ProposalRequest, { config }: Proposal) => {
	const art = asked.logo ? [asked.logo] : []
	return checkDesign(toCheck(config, asked, art)).filter(
		({ severity, id }) => severity !== 'info' && id !== 'spec-logos',
	)
}

const sides = (proposals: readonly Proposal[]) => proposals.map(({ side }) => side)

test.each(Object.keys(templates))('%s has six different designs that pass the checks', (garment) => {
	for (const sublimated of [false, true]) {
		const asked = request(garment, { cloth: { sublimated } })
		const proposals = proposalsFor(asked)
		expect(new Set(proposals.map(({ id }) => id)).size).toBe(6)
		for (const proposal of proposals) {
			expect(severe(asked, proposal), proposal.id).toEqual([])
			expect(proposal.config.quantity).toBe(30)
			expect(proposal.reason).toMatch(/^[A-Z][^.]*(\.\d[^.]*)*\.$/)
			if (!sublimated) expect(proposal.config.pattern).toBe(undefined)
		}
	}
})

test('a sport with rules of sides has three for home and three for away, others have none', () => {
	const three = ['home', 'home', 'home', 'away', 'away', 'away']
	expect(sides(proposalsFor(request('basketball-jersey')))).toEqual(three)
	expect(new Set(sides(proposalsFor(request('baseball-jersey'))))).toEqual(new Set([null]))
	expect(new Set(sides(proposalsFor(request('hoodie'))))).toEqual(new Set([null]))
	expect(new Set(sides(proposalsFor(request('football-jersey', { sport: 'spirit' }))))).toEqual(
		new Set([null]),
	)
})

test('the same request give the same designs', () => {
	expect(proposalsFor(request('football-jersey'))).toEqual(proposalsFor(request('football-jersey')))
})

test('home shows the nickname, away the school, both the mark of the nickname', () => {
	const proposals = proposalsFor(request('football-jersey'))
	const texts = proposals.map(({ side, config }) => `${side} ${config.teamName}`)
	expect(new Set(texts)).toEqual(new Set(['home WILDCATS', 'away WESTFIELD']))
	for (const { config, reason } of proposals) {
		expect(config.logos[0]?.mark?.id).toBeTruthy()
		expect(reason).toContain('for the Wildcats')
		expect(reason).toMatch(/legal (at home|away) by NFHS Football Rules .*, as of 20\d\d/)
		expect(reason).toMatch(/contrast of \d+\.\d:1/)
	}
})

test('a logo takes the place of the mark', () => {
	const logo = asset({ width: 3_000, height: 3_000 })
	for (const { config, reason } of proposalsFor(request('hoodie', { logo }))) {
		expect(config.logos.map(({ assetId, mark }) => [assetId, mark])).toEqual([[logo.id, undefined]])
		expect(reason).toContain('your logo')
	}
})

test('a small picture is made as small as it is sharp, or left out', () => {
	const asked = request('hoodie', { logo: asset({ width: 90, height: 90 }) })
	for (const proposal of proposalsFor(asked)) expect(severe(asked, proposal)).toEqual([])
})

test('patterns are proposed where the cloth is dyed', () => {
	const patterned = (sublimated: boolean) =>
		proposalsFor(request('soccer-jersey', { cloth: { sublimated } })).filter(({ config }) => config.pattern)
	expect(patterned(true).length).toBeGreaterThan(0)
	expect(patterned(false)).toEqual([])
})

test('the own number stays when it is legal', () => {
	const numbers = (playerNumber: string) => {
		const { start } = request('basketball-jersey')
		const own = request('basketball-jersey', { start: { ...start, playerNumber } })
		return new Set(proposalsFor(own).map(({ config }) => config.playerNumber))
	}
	expect(numbers('23')).toEqual(new Set(['23']))
	expect(numbers('99')).toEqual(new Set([recordOf('basketball')?.numeral]))
})

test('a product without players’ texts has none, and one without print has what it takes', () => {
	const plain = request('football-jersey', { cloth: { personalized: false, methods: ['embroidery'] } })
	const proposals = proposalsFor(plain)
	expect(proposals).toHaveLength(6)
	for (const proposal of proposals) {
		expect(severe(plain, proposal)).toEqual([])
		expect(proposal.config.playerNumber).toBe('')
		expect(proposal.config.decorations.filter(({ type }) => type !== 'embroidery')).toEqual([])
	}
})

test('every product of the shop that takes designs has six', () => {
	const sold = seedProducts.filter(({ customizable, templateId }) => customizable && templates[templateId])
	expect(sold.length).toBeGreaterThan(20)
	for (const { templateId, sku, sport, sublimated } of sold) {
		const asked = request(templateId, { sport, cloth: { sublimated } })
		const proposals = proposalsFor(asked)
		expect(proposals, sku).toHaveLength(6)
		for (const proposal of proposals) expect(severe(asked, proposal), sku).toEqual([])
	}
})

const anyColor = fc.constantFrom(...teamColors.map((color) => color.hex))
const words = fc.constantFrom(
	'Oak',
	'Łódź',
	'High School',
	'Saint Mary’s',
	'Eagles',
	'Fighting Tigers',
	'東京',
	'X',
	'🐯',
)
const anyRequest = fc.record({
	garment: fc.constantFrom(...Object.keys(templates)),
	name: fc.oneof(
		fc.array(words, { maxLength: 4 }).map((some) => some.join(' ')),
		fc.string({ maxLength: 60 }),
	),
	primary: fc.oneof(anyColor, fc.constantFrom('#7d8187', '#ff00ff')),
	secondary: anyColor,
	sublimated: fc.boolean(),
	methods: fc.option(fc.subarray<DecorationMethod>([...decorationMethods], { minLength: 1 }), {
		nil: undefined,
	}),
})

test('for any name, colors and garment all six pass the checks, and are legal on their side', () => {
	fc.assert(
		fc.property(anyRequest, ({ garment, sublimated, methods, ...part }) => {
			const asked = request(garment, { ...part, cloth: { sublimated, methods } })
			const proposals = proposalsFor(asked)
			expect(proposals).toHaveLength(6)
			for (const proposal of proposals) {
				const config = DesignConfig.parse(JSON.parse(JSON.stringify(proposal.config)))
				expect(severe(asked, { ...proposal, config })).toEqual([])
				const legality = legalityOf(toCheck(config, asked, []))
				const side = legality?.sides.find((one) => one.side === proposal.side)
				if (proposal.side) expect(side?.reasons).toEqual([])
			}
		}),
		{ numRuns: 40 },
	)
})

test('letters are clear on a pattern as well, and a pattern that allows no color is tone on tone', () => {
	const jersey = templates['soccer-jersey']!
	const hooped = (color: string, fill: string) =>
		legibleOnPattern(
			DesignConfig.parse({
				primaryColor: hex('gold'),
				secondaryColor: hex('white'),
				pattern: { id: 'hoop', color, opacity: 1 },
				lettering: { number: lettering({ fill }) },
			}),
			jersey,
		)
	const onWhite = hooped(hex('white'), hex('white'))
	expect([onWhite.pattern?.id, onWhite.lettering?.number?.fill]).toEqual(['hoop', hex('black')])
	expect(hooped(hex('cream'), hex('navy')).lettering?.number?.fill).toBe(hex('navy'))
	expect(hooped(hex('navy'), hex('navy')).pattern?.color).not.toBe(hex('navy'))
})

test.each([
	['Westfield High School Wildcats', 'Westfield Wildcats', 'Westfield', 'Wildcats'],
	['Oak Hill Golden Eagles', 'Oak Hill Golden', 'Oak Hill', 'Golden Eagles'],
	['St. Mary’s', 'St. Mary’s', 'St. Mary’s', ''],
	['Bears', 'Bears', '', 'Bears'],
	['Oak Hill', 'Oak Hill', 'Oak Hill', ''],
	['The High School', 'The High School', 'The High School', ''],
	['東京 🐯', '', '', ''],
	['', '', '', ''],
])('%j prints %j, school %j, nickname %j', (typed, full, school, nickname) => {
	expect(schoolNameIn(typed)).toMatchObject({ full, school, nickname })
})
