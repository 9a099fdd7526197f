import { expect, test } from 'vitest'
import { promotionInput } from '../../../tests/factories/promotions.ts'
import type { PromotionInput } from '../schemas.ts'
import { sentenceOf, type GoodsNames } from './sentence.ts'

const instead = 'It counts instead of the quantity or team discount when it saves the buyer more.'
const onTop = 'It comes off on top of the quantity or team discount.'

test.each<[Partial<PromotionInput>, GoodsNames, string]>([
	[{}, {}, `10 % off, from January 1, 2026. ${onTop}`],
	[
		{
			sports: ['soccer'],
			roles: ['coach'],
			startsOn: '2026-12-01',
			endsOn: '2026-12-24',
			mostUsesEach: 1,
			combines: false,
		},
		{},
		`10 % off Soccer products for coaches, from December 1, 2026 to December 24, 2026, once per person. ${instead}`,
	],
	[
		{ kind: 'amount', rateBp: null, amountCents: 2_500, code: 'SAVE25', leastCents: 20_000, mostUses: 100 },
		{},
		`$25.00 off with the code SAVE25, from $200.00, from January 1, 2026, for the first 100 orders. ${onTop}`,
	],
	[
		{ kind: 'free_shipping', rateBp: null, productIds: ['1', '2'], portalIds: ['rams'], leastUnits: 3 },
		{ models: ['Rawhide Jersey', 'Rawhide Pants'] },
		`Free shipping with Rawhide Jersey and Rawhide Pants in 1 team portal, from 3 units, from January 1, 2026. ${onTop}`,
	],
	[
		{ collectionIds: ['1'], sports: ['soccer'] },
		{ collections: ['Fan Gear'] },
		`10 % off Soccer products that are among the collection Fan Gear, from January 1, 2026. ${onTop}`,
	],
	[
		{ collectionIds: ['1', '2'] },
		{ collections: [] },
		`10 % off 2 collections, from January 1, 2026. ${onTop}`,
	],
])('%j reads as one sentence', (change, names, sentence) => {
	expect(sentenceOf(promotionInput(change), names)).toBe(sentence)
})
