// Each label that garments and rules bring along has its Spanish.
import { expect, test } from 'vitest'
import { partNames } from '#builder/components/panels/logos/mark-fields.tsx'
import { zoneDefault } from '#builder/components/panels/design-edits.ts'
import { placementPresets } from '#designs/rules/placement-presets.ts'
import { patternName } from '#garments/patterns/list.ts'
import { ownTile } from '#garments/patterns/tile.ts'
import { patternPlaceNames, slotNames, type ZoneDef } from '#garments/template.ts'
import { drawn } from '#garments/templates/index.ts'
import {
	addOnNames,
	decorationLocationNames,
	decorationSizeLabels,
	productionMethodNames,
} from '#pricing/rules/decorations.ts'
import { fieldWords } from '#designs/rules/spanish-words.ts'

const ofGarments = drawn.flatMap((template) => [
	template.name,
	...template.zones.map(({ name }) => name),
	...template.styles.flatMap(({ name, options }) => [name, ...options.map((option) => option.name)]),
	...template.views.flatMap(({ placements }) => placements.map(({ name }) => name)),
	...placementPresets(template).map(({ name }) => name),
	...template.patterns.map(patternName),
])
const fallbacks: readonly ZoneDef['fallback'][] = ['primary', 'secondary', 'white', 'black', 'none']
const colors = ['#111111', '#222222', '#333333']
const labels = [
	...ofGarments,
	...fallbacks.map((fallback) => zoneDefault({ fallback })),
	patternName(ownTile),
	...Object.values(patternPlaceNames),
	...Object.values(slotNames),
	...Object.values(decorationLocationNames),
	...Object.values(decorationSizeLabels),
	...Object.values(productionMethodNames),
	...Object.values(addOnNames),
	...partNames({ id: 'm', frame: 'shield', colors }),
	...partNames({ id: 'm', colors }),
	...partNames({ id: 'm', colors: colors.slice(1) }),
]

test('every label has its Spanish, and no Spanish is left of a label that is gone', () => {
	expect(labels.length).toBeGreaterThan(500)
	expect([...new Set(labels)].toSorted()).toEqual(Object.keys(fieldWords).toSorted())
	for (const [english, spanish] of Object.entries(fieldWords)) expect(spanish, english).not.toBe(english)
})
