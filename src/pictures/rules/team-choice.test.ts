import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	choiceCookie,
	choiceIn,
	choiceInParams,
	choiceOfColors,
	choiceParams,
	longestTeamName,
	normalTeamName,
	teamChoice,
} from './team-choice.ts'
import { plainPicture } from './plain-picture.ts'
import { pictureInColors, pictureSources } from '../urls.ts'

const navyGold = (name = '') => teamChoice('navy-gold', name)!

test.each([
	['  Oak   Hill ', 'Oak Hill'],
	['<b>Tigers</b>', 'b Tigers b'],
	['St. Mary’s & Co', 'St. Mary’s & Co'],
	['Ñandú 58', 'Ñandú 58'],
	['\u0000\n', ''],
	['A'.repeat(30), 'A'.repeat(20)],
])('the name %j is kept as %j', (typed, kept) => {
	expect(normalTeamName(typed)).toBe(kept)
})

test('a normal name stays as it is and is never too long', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
			const name = normalTeamName(text)
			expect([...name].length).toBeLessThanOrEqual(longestTeamName)
			expect(normalTeamName(name)).toBe(name)
		}),
	)
})

test.each(['', 'navy', 'navy-', 'navy-pink', 'navy-gold-red', 'NAVY-gold', '../navy-gold'])(
	'%j is no pair of team colors',
	(pair) => {
		expect(teamChoice(pair)).toBeUndefined()
	},
)

test('a choice comes back from the cookie and from an address as it was', () => {
	for (const choice of [navyGold(), navyGold('Oak Hill'), navyGold('St. Mary’s & Ñandú')]) {
		const [pair = ''] = choiceCookie(choice, 'https://shop.example').split(';')
		expect(choiceIn(`cart=2; ${pair}; other=1`)).toEqual(choice)
		expect(choiceInParams(new URLSearchParams(choiceParams(choice).toString()))).toEqual(choice)
	}
})

test.each(['', 'team-colors=', 'team-colors=navy', 'team-colors=navy-gold.%', 'x-team-colors=navy-gold.'])(
	'the cookies %j hold no choice',
	(cookies) => {
		expect(choiceIn(cookies)).toBeUndefined()
	},
)

test('the cookie holds two color ids and the name, and is secure on a secure site', () => {
	expect(choiceCookie(navyGold('Oak Hill'), 'https://shop.example')).toMatch(
		/^team-colors=navy-gold\.Oak%20Hill; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/,
	)
	expect(choiceCookie(navyGold(), 'http://localhost')).not.toContain('Secure')
})

test('every address of a srcset changes to the colors and back', () => {
	const plain = pictureSources('a'.repeat(24), [96, 240])
	for (const name of ['', 'St. Mary’s & Ñandú', "O'Neal 58"]) {
		const colored = pictureInColors(plain, navyGold(name))
		expect(colored.split(', ')).toHaveLength(2)
		expect(colored.match(/\/in\/navy-gold-(96|240)\.webp/g)).toHaveLength(2)
		expect(plainPicture(colored)).toBe(plain)
	}
	expect(plainPicture(plain)).toBe(plain)
})

test('the colors of a design are a choice when both are in the palette', () => {
	const design = { primaryColor: '#14284F', secondaryColor: '#f2b21b', teamName: 'Oak Hill' }
	expect(choiceOfColors(design)).toEqual(navyGold('Oak Hill'))
	expect(choiceOfColors({ ...design, secondaryColor: '#123456' })).toBeUndefined()
})
