// Every station of a design counts the same elements.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placementsOf } from '#designs/proof/placements.ts'
import { elementsOf, withDerivedDecorations, withMethod } from '#designs/rules/elements.ts'
import { packsFor } from '#garments/packs.server.ts'
import { wornBy } from '#garments/personalization.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { templateById, templates } from '#garments/templates/index.ts'
import { designPrice } from '#pricing/rules/design.ts'
import { drawnJobs } from './drawn-jobs.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const texts = fc.constantFrom('', ' ', 'A', 'Wildcats', 'Saint Bartholomews', 'IOWA 12')
const numbers = fc.constantFrom('', '0', '00', '7', '24')
const frames = fc.record({
	view: fc.constantFrom('front', 'back', 'left', undefined),
	x: fc.integer({ min: -2, max: 26 }),
	y: fc.integer({ min: -2, max: 34 }),
	width: fc.integer({ min: 3, max: 14 }),
	height: fc.integer({ min: 3, max: 14 }),
	rotation: fc.constantFrom(0, 30, 90),
	alt: fc.constantFrom('', 'Crest, old', 'Paw'),
})
const further = fc.record({
	type: fc.constantFrom('screen', 'embroidery', 'tackle_twill'),
	location: fc.constant('custom'),
	size: fc.constantFrom('small', 'medium', 'large', 'full'),
	description: fc.constantFrom('Flag', 'Stars on both sleeves'),
})
const heights = fc.option(fc.constantFrom(0.2, 1, 2.5, 8, 12), { nil: undefined })
const designs = fc.record({
	sublimated: fc.boolean(),
	teamName: texts,
	playerName: texts,
	playerNumber: numbers,
	logos: fc.array(frames, { maxLength: 4 }),
	further: fc.array(further, { maxLength: 2 }),
	nameIn: heights,
	edits: fc.array(
		fc.tuple(fc.nat(7), fc.constantFrom('screen' as const, 'embroidery' as const, 'tackle_twill' as const)),
		{ maxLength: 3 },
	),
	player: fc.record({ name: fc.constantFrom('', 'ORTEGA'), number: fc.constantFrom('', '9') }),
})

const garments = Object.keys(templates)

/** 10,000 designs of all garments: no line without an element, no element without a line, at every station. */
test.each(garments)('printed, priced, proofed and made elements of a %s are the same', (templateId) => {
	let count = 0
	fc.assert(
		fc.property(designs, ({ edits, further: inWords, nameIn, player, logos, ...part }) => {
			const template = templateById(templateId)!
			const start = DesignConfig.parse({
				templateId,
				primaryColor: '#14284f',
				secondaryColor: '#f2b21b',
				...part,
				decorations: inWords,
				logos: logos.map((frame, at) => ({ ...frame, id: `art${at}`, url: `/${at}.svg`, placement: '' })),
				...(nameIn && { lettering: { places: { name: { back: { heightIn: nameIn } } } } }),
			})
			const packs = packsFor({ ...start, playerName: 'A', playerNumber: '1' }, template)
			const config = edits.reduce((current, [at, type]) => {
				const element = elementsOf({ template, config: current, packs })[at]
				return element ? withMethod(current, element, type) : current
			}, start)
			const saved = withDerivedDecorations({ template, config, packs })
			const ids = (worn: DesignConfig) => elementsOf({ template, config: worn, packs }).map(({ id }) => id)
			const printed = ids(saved)
			expect(new Set(printed).size).toBe(printed.length)
			const priced = saved.decorations.flatMap(({ itemId }) => itemId ?? [])
			expect(priced).toEqual(saved.sublimated ? [] : printed)
			const price = designPrice({
				prices: specPrices,
				baseCents: 4_900,
				config: { ...saved, quantity: 1, addOns: [] },
				roles: [],
			})
			expect(price.lines).toHaveLength(1 + priced.length + inWords.length)
			// Saving once more changes nothing.
			expect(withDerivedDecorations({ template, config: saved, packs })).toEqual(saved)
			// Proof and jobs measure every element on the drawn cloth, so every twentieth design goes on to them.
			count += 1
			if (count % 20 > 0) return
			expect(placementsOf({ template, config: saved, packs, art: {} }).map(({ id }) => id)).toEqual(printed)
			const [job] = drawnJobs({ template, config: saved, packs, art: {} }, [player])
			expect(job?.placements.map(({ id }) => id)).toEqual(ids(wornBy(saved, player)))
		}),
		{ numRuns: Math.ceil(10_000 / garments.length) },
	)
})
