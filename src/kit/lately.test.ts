import { expect, test, vi } from 'vitest'
import { lately, ofEach } from './lately.ts'

test('a result is made once, and again after enough others were asked for', () => {
	const recall = lately<string>(2)
	const made: string[] = []
	const ask = (key: string) =>
		recall(key, () => {
			made.push(key)
			return `${key}!`
		})
	expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['a!', 'b!', 'a!', 'c!', 'a!', 'b!'])
	expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('an object’s value is made once; an empty text is a value', () => {
	const make = vi.fn<(owner: object) => string>(() => '')
	const valueOf = ofEach(make)
	const [one, other] = [{}, {}]
	expect([valueOf(one), valueOf(one), valueOf(other)]).toEqual(['', '', ''])
	expect(make).toHaveBeenCalledTimes(2)
})
