// Printed names: as a coach would write them, and properties that hold for any team.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jerseyNames } from './jersey-names.ts'
import { lengthOf, maxNameLength } from './player.ts'

const printed = (...names: string[]) => jerseyNames(names.map((name) => ({ name, jerseyName: '' })))

test.each([
	['Sam Smith', 'SMITH'],
	['Thompson', 'THOMPSON'],
	['Mary Ann O’Leary', 'O’LEARY'],
	["Kim D'Angelo", "D'ANGELO"],
	['Ana Garcia-Lopez', 'GARCIA-LOPEZ'],
	['José Núñez', 'NÚÑEZ'],
	['Ken Griffey Jr.', 'GRIFFEY JR.'],
	['Ken Griffey, Jr.', 'GRIFFEY JR.'],
	['Robert Griffin III', 'GRIFFIN III'],
	['Maria de la Cruz', 'DE LA CRUZ'],
	['Kim Van Dyke', 'VAN DYKE'],
	['Van Jones', 'JONES'],
	['Sam St. James', 'ST. JAMES'],
	['Jr.', 'JR.'],
	['T.J. Watt', 'WATT'],
	['Lea Groß', 'GROSS'],
	['Kim Montgomery-Williamson', 'MONTGOMERY'],
	['Kim Wolfeschlegelsteinhausen', 'WOLFESCHLEGELSTEINHA'],
	['', ''],
	[' , ', ''],
])('the jersey of “%s” prints “%s”', (name, jersey) => expect(printed(name)).toEqual([jersey]))

test.each([
	[
		['John Smith', 'Kim Vale', 'Mark Smith'],
		['J. SMITH', 'VALE', 'M. SMITH'],
	],
	[
		['John Smith', 'Jane Smith', 'Mark Smith'],
		['JO. SMITH', 'JA. SMITH', 'M. SMITH'],
	],
	[
		['Jo Smith', 'John Smith'],
		['JO SMITH', 'JOH. SMITH'],
	],
	[
		['J. Smith', 'John Smith'],
		['J. SMITH', 'JO. SMITH'],
	],
	[
		['Smith', 'John Smith'],
		['SMITH', 'J. SMITH'],
	],
	// Their numbers tell them apart.
	[
		['Ana Lee', 'Ana Lee'],
		['A. LEE', 'A. LEE'],
	],
	[
		['Ana de la Cruz', 'Kim De La Cruz'],
		['A. DE LA CRUZ', 'K. DE LA CRUZ'],
	],
	[
		['Sam Griffey Jr.', 'Sam Griffey'],
		['GRIFFEY JR.', 'GRIFFEY'],
	],
])('of %j the jerseys print %j', (names, jerseys) => expect(printed(...names)).toEqual(jerseys))

test('a name that the team wrote is printed as it is, and its player still counts as a namesake', () => {
	const team = [
		{ name: 'Sam Smith', jerseyName: 'Smitty' },
		{ name: 'Kim Smith', jerseyName: '' },
	]
	expect(jerseyNames(team)).toEqual(['Smitty', 'K. SMITH'])
})

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
const fullName = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const team = fc.array(fullName, { maxLength: 12 })

test('no jersey has more than 20 characters, and each player has a line', () => {
	fc.assert(
		fc.property(team, (names) => {
			const jerseys = printed(...names)
			expect(jerseys).toHaveLength(names.length)
			for (const jersey of jerseys) expect(lengthOf(jersey)).toBeLessThanOrEqual(maxNameLength)
		}),
	)
})

test('the order of the players changes nothing', () => {
	fc.assert(
		fc.property(team, (names) => {
			expect(printed(...names.toReversed())).toEqual(printed(...names).toReversed())
		}),
	)
})

const first = fc.constantFrom('Jo', 'John', 'Johanna', 'Jane', 'Mark', 'Mary', 'Ann', 'Anna')
const last = fc.constantFrom('Smith', 'Vale', 'de la Cruz', 'Griffey Jr.')

test('players with different names print different names', () => {
	fc.assert(
		fc.property(fc.uniqueArray(fc.tuple(first, last).map((parts) => parts.join(' '))), (names) => {
			const jerseys = printed(...names)
			expect(new Set(jerseys).size).toBe(names.length)
		}),
	)
})
