import { expect, test } from 'vitest'
import { arranged } from './arrange.ts'

test.each([
	['an added one is last', 'd', 'add', ['a', 'b', 'c', 'd']],
	['one that is there is not added again', 'a', 'add', ['a', 'b', 'c']],
	['up', 'b', 'up', ['b', 'a', 'c']],
	['the first stays first', 'a', 'up', ['a', 'b', 'c']],
	['down', 'b', 'down', ['a', 'c', 'b']],
	['the last stays last', 'c', 'down', ['a', 'b', 'c']],
	['removed', 'b', 'remove', ['a', 'c']],
	['one that is gone moves nothing', 'd', 'up', ['a', 'b', 'c']],
	['one that is gone is not removed', 'd', 'remove', ['a', 'b', 'c']],
] as const)('%s', (_, id, step, after) => {
	expect(arranged(['a', 'b', 'c'], { id, step })).toEqual(after)
})
