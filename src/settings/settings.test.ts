import { expect, test } from 'vitest'
import { z } from 'zod'
import { adapterSettings, defineAdapter } from './adapters.ts'
import { flag, json, list, whole } from './fields.ts'
import { readSettings, settingsGroup, WrongSetting } from './settings.ts'

const shape = {
	SIZE: whole(1, 9).default(3).describe('How many'),
	OPEN: flag.optional(),
	NAMES: list,
	LIMITS: json(z.object({ most: z.int() }), 'limits', '{"most":1}'),
	TOKEN: z.string().min(4, 'must have at least 4 characters').optional(),
}
const group = settingsGroup({
	shape,
	secrets: ['TOKEN'],
	problem: ({ OPEN, TOKEN }) => (OPEN && TOKEN === undefined ? 'TOKEN must be set when OPEN is.' : undefined),
	resolve: (values) => values,
})
const read = (given: Record<string, string>) => readSettings({ group }, (key) => given[key]).group

test('what is not set, or set to nothing, has its default', () => {
	const defaults = { SIZE: 3, NAMES: [], LIMITS: { most: 1 } }
	expect(read({})).toEqual(defaults)
	expect(read({ SIZE: '', OPEN: '', NAMES: '' })).toEqual(defaults)
})

test('values have their types', () => {
	expect(read({ SIZE: '9', OPEN: 'off', NAMES: ' a, ,b', LIMITS: '{"most":2}', TOKEN: 'secret' })).toEqual({
		SIZE: 9,
		OPEN: false,
		NAMES: ['a', 'b'],
		LIMITS: { most: 2 },
		TOKEN: 'secret',
	})
})

test.each([
	[{ SIZE: '10' }, 'SIZE must be at most 9 (it is "10").'],
	[{ SIZE: '1.5' }, 'SIZE must be a whole number (it is "1.5").'],
	[{ OPEN: 'perhaps' }, 'OPEN must be on or off (it is "perhaps").'],
	[{ LIMITS: '{' }, 'LIMITS must be limits in JSON (it is "{").'],
	[{ TOKEN: 'abc' }, 'TOKEN must have at least 4 characters.'],
	[{ OPEN: 'on' }, 'TOKEN must be set when OPEN is.'],
])('%o is refused in one line that shows no secret', (given, message) => {
	expect(() => read(given)).toThrow(new WrongSetting(message))
})

const adapter = (name: string) =>
	defineAdapter({
		shape: { [`${name}_URL`]: z.string().optional(), [`${name}_KEY`]: z.string().optional() },
		secrets: [`${name}_KEY`],
		needed: [`${name}_URL`, `${name}_KEY`],
		open: (values) => `${name} at ${values[`${name}_URL`]}`,
	})
const stores = adapterSettings('stores', [adapter('NEAR'), adapter('FAR')])
const storeOf = (given: Record<string, string>) => readSettings({ stores }, (key) => given[key]).stores

test('the adapter whose settings are complete is opened; without any there is none', () => {
	expect(storeOf({})).toBeNull()
	expect(storeOf({ FAR_URL: 'there', FAR_KEY: 'k' })?.()).toBe('FAR at there')
})

test.each([
	[{ FAR_URL: 'there' }, 'FAR_KEY must be set when FAR_URL is.'],
	[{ NEAR_URL: 'here', FAR_KEY: 'k' }, 'NEAR_URL and FAR_KEY belong to two stores: set those of one.'],
])('%o is refused', (given, message) => {
	expect(() => storeOf(given)).toThrow(new WrongSetting(message))
})
