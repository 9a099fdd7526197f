// Letters that are kept from picture to picture are those that would be laid out anew.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadPack } from '../packs.server.ts'
import { fitLine, fitStack } from './layout.ts'
import { movedPathData, pathData } from './outline.ts'

const pack = loadPack('bevan')!

const asked = fc.record({
	text: fc.constantFrom('WILDCATS', 'OWLS', 'A'),
	capHeight: fc.constantFrom(20, 21),
	tracking: fc.constantFrom(0, 5),
	maxWidth: fc.constantFrom(60, 400),
	maxHeight: fc.constantFrom(50, 400),
	isStacked: fc.boolean(),
	by: fc.constantFrom(0, 0.5),
})

test('lines asked for in any order are the same as from a font that was never used', () => {
	fc.assert(
		fc.property(fc.array(asked, { minLength: 1, maxLength: 30 }), (requests) => {
			for (const { text, isStacked, maxHeight, by, ...options } of requests) {
				const fit = (from: typeof pack) =>
					isStacked ? fitStack(from, text, { ...options, maxHeight }) : fitLine(from, text, options)
				const [kept, anew] = [fit(pack), fit({ ...pack })]
				expect(kept).toEqual(anew)
				expect(pathData(kept.outline)).toBe(pathData(anew.outline))
				expect(movedPathData(kept.outline, by, 1)).toBe(movedPathData(anew.outline, by, 1))
			}
		}),
		{ numRuns: 40 },
	)
})
