import { expect, test } from 'vitest'
import { teamOfDesign } from './design-team.ts'

const listed = [
	{ portalId: 'rams', designId: 'd1' },
	{ portalId: 'owls', designId: null },
	{ portalId: 'owls', designId: 'd2' },
]
const both = ['rams', 'owls', 'bears']

test.each([
	['the only portal', ['rams'], [], { designId: null, chosen: undefined }, 'rams'],
	['no portal', [], [], { designId: null, chosen: undefined }, null],
	['the one that has this design', both, listed, { designId: 'd2', chosen: undefined }, 'owls'],
	['the one that has the product', both, listed.slice(0, 1), { designId: 'd9', chosen: undefined }, 'rams'],
	['none, when several have the product', both, listed, { designId: 'd9', chosen: undefined }, null],
	['none, when none has it', both, [], { designId: null, chosen: undefined }, null],
	['the chosen one', both, listed, { designId: 'd1', chosen: 'bears' }, 'bears'],
	['none, when none was chosen', ['rams'], listed, { designId: 'd1', chosen: '' }, null],
	['the own one, when a foreign one was sent', ['rams'], [], { designId: null, chosen: 'owls' }, 'rams'],
] as const)('a design is priced for %s', (_, own, items, asked, expected) => {
	expect(teamOfDesign(own, items, asked)).toBe(expected)
})
