// The matrix check reports every failing case, and fails without cases.
import { expect, test } from 'vitest'
import { expectEvery } from './matrix.ts'

const numbers = (cases: number[]) => ({ cases, atLeast: 3, name: (one: number) => `number ${one}` })

test('every failed case is named with what was found', async () => {
	const checking = expectEvery(numbers([1, 2, 3, 4]), async (one) =>
		expect({ half: one % 2 }).toEqual({ half: 1 }),
	)
	await expect(checking).rejects.toThrow(
		/^2 of 4 cases failed:\nnumber 2: .*\(found \{"half":0\}, expected \{"half":1\}\)\nnumber 4: .*$/,
	)
})

test('what a check throws by itself fails its case alone', async () => {
	const checking = expectEvery(numbers([1, 2, 3]), (one) => {
		if (one === 2) throw new Error('broken')
	})
	await expect(checking).rejects.toThrow('1 of 3 cases failed:\nnumber 2: broken')
})

test('a matrix that lost its cases fails', async () => {
	await expect(expectEvery(numbers([1, 2]), () => {})).rejects.toThrow('cases of the matrix')
	await expect(expectEvery(numbers([1, 2, 3]), () => {})).resolves.toBeUndefined()
})
