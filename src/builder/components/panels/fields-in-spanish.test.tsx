// The fields of the steps in Spanish and in the pseudo-language: nothing is left in English, every text is from a table.
import { expect, test } from 'vitest'
import { teamColors } from '#garments/colors.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { builderTexts } from '../../rules/texts/builder-languages.ts'
import { englishFields } from '../../rules/texts/english-fields.ts'
import { fieldWords } from '#designs/rules/spanish-words.ts'
import type { StepIndex } from '../../editor/store.ts'
import { config, linesOf, nameless, panel } from '../../../../tests/factories/builder-panel.tsx'
import { asset } from '../../../../tests/factories/designs/checked-design.ts'

await builderTexts.load('es')

const letters = {
	font: 'anton',
	shape: 'arch' as const,
	fill: '#f2b21b',
	borders: [
		{ color: '#14284f', widthIn: 0.1 },
		{ color: '#fefefe', widthIn: 0.1 },
	],
	flourish: 'tail' as const,
	shadow: { color: '#17181c', rightIn: 0.1, downIn: 0.1 },
	inline: { color: '#ffffff', widthIn: 0.05 },
	gradient: { color: '#1d4fb8' },
	bevel: true,
	tracking: 0,
}
const [logo] = config.logos
const busy = DesignConfig.parse({
	...config,
	pattern: { id: 'tartan', color: '#f2b21b', opacity: 0.8, places: ['body'] },
	zoneColors: { body: '#123456' },
	lettering: { team: letters, places: { team: { front: { rightIn: 1 } } } },
	decorations: [{ type: 'screen', location: 'custom', size: 'large', description: '' }],
	addOns: [{ type: 'name_plate' }, { type: 'facemask' }],
	logos: [
		{ ...logo, mark: { id: 'wildcat', frame: 'shield', colors: ['#14284f', '#f2b21b', '#ffffff'] } },
		{ ...logo, id: 'l2', x: 20 },
	],
})
const tile = {
	url: '/files/t.png',
	assetId: 'c5a0a1b0-5f0e-4a55-9d0e-0d5e3d5d1a11',
	widthIn: 4,
	aspectRatio: 1,
}
const logos = {
	own: [asset({ id: 'own', name: 'crest.svg' })],
	teams: [{ name: 'Westfield', logos: [asset({ id: 'team', name: 'ram.png' })] }],
}
const states: Record<string, readonly [StepIndex, NonNullable<Parameters<typeof panel>[1]>]> = {
	style: [0, { design: busy }],
	tile: [
		0,
		{
			design: {
				...busy,
				pattern: { id: 'own-tile', color: '#f2b21b', opacity: 1, tile: { ...tile, areas: ['#14284f'] } },
			},
		},
	],
	colors: [1, { design: busy }],
	logos: [2, { design: busy, logos }],
	'no logos': [2, { design: { ...busy, logos: [] } }],
	names: [3, { design: busy, isKit: true }],
	decorations: [4, { design: busy }],
	'no decorations': [
		4,
		{ design: { ...busy, logos: [], decorations: [], teamName: '', playerName: '', playerNumber: '' } },
	],
	'add-ons': [5, { design: busy }],
	'locked add-ons': [5, { design: busy, isLocked: true }],
}

const textsOf = (value: unknown): string[] =>
	typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf)

const english = new Set([...textsOf(englishFields), ...Object.keys(fieldWords)])

test.each(Object.entries(states))('%s: no label or text of a field is in English', (_name, [step, shown]) => {
	const markup = panel(step, { ...shown, language: 'es' })
	expect([...new Set(linesOf(markup))].filter((line) => english.has(line))).toEqual([])
	expect(nameless(markup)).toEqual([])
	expect(linesOf(panel(step, shown)).filter((line) => english.has(line)).length).toBeGreaterThan(3)
})

test('colors have their Spanish names, also those that are like one', () => {
	const markup = panel(1, { design: busy, language: 'es' })
	expect(markup).toContain('<label title="Rojo escarlata"')
	expect(markup).toMatch(/>parecido a [a-z]+/)
	for (const { name } of teamColors) expect(linesOf(markup)).not.toContain(name)
	expect(panel(3, { design: busy, language: 'es' })).toContain('lang="en-US"')
	expect(panel(1, { design: busy })).not.toContain('lang="en-US"')
})
