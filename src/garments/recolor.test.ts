import { contrastRatio } from '#kit/contrast.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownLettering } from './lettering/places.ts'
import { teamColors } from './colors.ts'
import { packsFor } from './packs.server.ts'
import { recolored as recoloredFor, type Recoloring } from './recolor.ts'
import { renderDesign, resolveDesign } from './render.ts'
import { DesignConfig } from './schemas.ts'
import { toSvg } from './svg.ts'
import { letteringSlots, type GarmentTemplate } from './template.ts'
import { templateAsSaved, templates } from './templates/index.ts'

const recolored = (config: DesignConfig, team: Recoloring) =>
	recoloredFor(config, team, templateAsSaved(config))

const palette = fc.constantFrom(...teamColors.map(({ hex }) => hex))
const style = fc.record({
	font: fc.constantFrom('graduate', 'anton'),
	fill: palette,
	borders: fc.array(fc.record({ color: palette, widthIn: fc.constantFrom(0.1, 0.2) }), { maxLength: 3 }),
	shape: fc.constantFrom('straight' as const, 'arch' as const),
	tracking: fc.constantFrom(0, 6),
	shadow: fc.option(fc.record({ color: palette, rightIn: fc.constant(0.1), downIn: fc.constant(0.1) }), {
		nil: undefined,
	}),
	inline: fc.option(fc.record({ color: palette, widthIn: fc.constant(0.1) }), { nil: undefined }),
	gradient: fc.option(fc.record({ color: palette }), { nil: undefined }),
})

/** Any design of any garment in palette colors. */
const design = fc.constantFrom(...Object.values(templates)).chain((template) =>
	fc
		.record({
			primaryColor: palette,
			secondaryColor: palette,
			teamName: fc.constantFrom('', 'HAWKS'),
			playerNumber: fc.constantFrom('', '24'),
			quantity: fc.integer({ min: 1, max: 90 }),
			zones: fc.dictionary(fc.constantFrom(...template.zones.map(({ id }) => id)), palette),
			pattern: fc.option(
				fc.record({
					id: fc.constantFrom('none', ...template.patterns),
					color: palette,
					opacity: fc.constantFrom(0.4, 1),
				}),
				{ nil: undefined },
			),
			team: style,
			number: style,
		})
		.map(({ zones, pattern, team, number, ...fields }) => ({
			template,
			config: DesignConfig.parse({
				...fields,
				templateId: template.id,
				zoneColors: zones,
				...(pattern && { pattern }),
				lettering: { team, number },
				addOns: [{ type: 'rush', description: 'by Friday' }],
			}),
		})),
)
const look = fc.record({ primary: palette, secondary: palette, teamName: fc.constantFrom('', 'OAK HILL') })

/** The design without what a recoloring may change. */
const rest = ({ zoneColors, pattern, lettering, ...config }: DesignConfig) => ({
	...config,
	primaryColor: '',
	secondaryColor: '',
	teamName: '',
	zones: Object.keys(zoneColors ?? {}),
	pattern: pattern && { ...pattern, color: '' },
	lettering: letteringSlots.map((slot) => {
		const { fill: _fill, borders = [], shadow, inline, gradient, ...kept } = lettering?.[slot] ?? {}
		const uncolored = [shadow, inline, gradient].map((effect) => effect && { ...effect, color: '' })
		return { ...kept, uncolored, widths: borders.map(({ widthIn }) => widthIn) }
	}),
})

test('only colors and the team name change, and the zones follow their role', () => {
	fc.assert(
		fc.property(design, look, ({ config }, team) => {
			const result = recolored(config, team)
			expect(DesignConfig.parse(result)).toEqual(result)
			expect(rest(result)).toEqual(rest(config))
			expect(result.teamName).toBe(team.teamName && config.teamName ? team.teamName : config.teamName)
			for (const [zone, before] of Object.entries(config.zoneColors ?? {})) {
				const expected =
					before === config.primaryColor
						? team.primary
						: before === config.secondaryColor
							? team.secondary
							: before
				expect(result.zoneColors?.[zone]).toBe(expected)
			}
		}),
		{ numRuns: 300 },
	)
})

test('recoloring twice equals once', () => {
	fc.assert(
		fc.property(design, look, ({ config }, team) => {
			const once = recolored(config, team)
			expect(recolored(once, team)).toEqual(once)
		}),
		{ numRuns: 300 },
	)
})

const clothsBehind = (template: GarmentTemplate, config: DesignConfig, slot: string) => {
	const resolved = resolveDesign(template, config, 'thumb')
	const { colors } = resolved
	return template.views
		.flatMap((view) => shownLettering(view, resolved).filter((position) => position.slot === slot))
		.map(({ zone = 'body' }) => colors[zone] ?? config.primaryColor)
}

test('letters contrast with every cloth behind them where one color can, and borders with their letters', () => {
	fc.assert(
		fc.property(design, look, ({ template, config }, team) => {
			const result = recolored(config, team)
			for (const slot of ['team', 'number'] as const) {
				const { fill = '', borders = [] } = result.lettering?.[slot] ?? {}
				const cloths = clothsBehind(template, result, slot)
				const isReadable = (color: string) => cloths.every((cloth) => contrastRatio(color, cloth) >= 3)
				const isPossible = ['#f7f7f5', '#17181c', team.primary, team.secondary].some(isReadable)
				expect(isReadable(fill) || !isPossible).toBe(true)
				if (new Set(cloths).size === 1) expect(isReadable(fill)).toBe(true)
				borders.forEach(({ color }, at) =>
					expect(contrastRatio(color, borders[at - 1]?.color ?? fill)).toBeGreaterThanOrEqual(1.2),
				)
			}
		}),
		{ numRuns: 300 },
	)
})

test('a pattern never has the color of its cloth', () => {
	fc.assert(
		fc.property(design, look, ({ template, config }, team) => {
			const result = recolored(config, team)
			const { body = '' } = resolveDesign(template, result, 'thumb').colors
			if (result.pattern) expect(contrastRatio(result.pattern.color, body)).toBeGreaterThanOrEqual(1.2)
		}),
		{ numRuns: 200 },
	)
})

test('every view of a recolored design is drawn with finite numbers', () => {
	fc.assert(
		fc.property(design, look, ({ template, config }, team) => {
			const result = recolored(config, team)
			const packs = packsFor(result, template)
			for (const { id: view } of template.views) {
				const svg = toSvg(renderDesign({ template, config: result, view, mode: 'thumb', packs }), {
					idPrefix: 'r',
				})
				expect(svg).not.toMatch(/NaN|undefined|Infinity/)
			}
		}),
		{ numRuns: 40 },
	)
})

test('a design without a name for the team gets none, and capital hex digits are the same color', () => {
	const plain = DesignConfig.parse({
		templateId: 'tee',
		primaryColor: '#14284F',
		secondaryColor: '#f2b21b',
		zoneColors: { body: '#14284f', collar: '#F2B21B', sleeve: '#F7F7F5' },
	})
	const team = { primary: '#5F1424', secondary: '#f7f7f5', teamName: 'Hawks' }
	const result = recolored(plain, team)
	expect(result.teamName).toBe('')
	expect(result.zoneColors).toEqual({ body: '#5f1424', collar: '#f7f7f5', sleeve: '#f7f7f5' })
	expect(recolored(result, team)).toEqual(result)
})

test('marks follow the team colors, uploads stay', () => {
	const place = { placement: 'front', x: 10, y: 12, width: 6, height: 6, rotation: 0 }
	const upload = { ...place, url: '/files/design-assets/a/1.png', assetId: 'a' }
	const mark = { id: 'lion', frame: 'circle' as const, colors: ['#14284F', '#ffffff', '#c8102e'] }
	const config = DesignConfig.parse({
		primaryColor: '#14284f',
		secondaryColor: '#c8102e',
		templateId: 'tee',
		logos: [upload, { ...place, url: '/marks/lion/circle-14284f-ffffff-c8102e.svg', mark }],
	})
	const [first, second] = recolored(config, { primary: '#0f4a31', secondary: '#f2b21b' }).logos
	expect(first).toEqual(config.logos[0])
	expect(second).toMatchObject({
		url: '/marks/lion/circle-0f4a31-ffffff-f2b21b.svg',
		mark: { colors: ['#0f4a31', '#ffffff', '#f2b21b'] },
	})
})
