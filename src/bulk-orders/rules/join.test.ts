import { expect, test } from 'vitest'
import { ofLatestDesigns } from './join.ts'

const line = (productId: string, designVersion: number | null, portalItemId?: string) => ({
	productId,
	designId: designVersion === null ? null : `design of ${productId}`,
	designVersion,
	snapshot: portalItemId === undefined ? {} : { portalItemId },
})

test.each([
	['none', [], []],
	['an older version of the same entry is left out', [line('a', 2), line('b', 1), line('a', 1)], [0, 1]],
	['all lines of the latest version stay', [line('a', 2), line('a', 2), line('a', 1)], [0, 1]],
	['two entries of one product have a design each', [line('a', 2, 'i'), line('a', 1, 'k')], [0, 1]],
	['without a design', [line('a', null), line('a', null)], [0, 1]],
	['blank since the latest order', [line('a', null), line('a', 1)], [0]],
])('the latest designs: %s', (_why, lines, stay) => {
	expect(ofLatestDesigns(lines)).toEqual(stay.map((at) => lines[at]))
})
