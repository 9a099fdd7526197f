import { expect, test } from 'vitest'
import { namesOf, proposedName, recoloringOf } from './team-look.ts'

test.each([
	['Lakewood Rams', 'RAMS'],
	['Lakewood High School', 'LAKEWOOD'],
	['Cedar Valley Youth Soccer Club', 'SOCCER'],
	['PAL', 'PAL'],
	['High School', 'HIGH'],
	['', ''],
	['Añasco Leones', 'LEONES'],
	['Team Incomprehensibilitiesque', 'INCOMPREHENSIBILITIE'],
])('the garments of %s print %s', (team, name) => {
	expect(proposedName(team)).toBe(name)
})

test('a team has colors when both are known', () => {
	const look = { primaryColor: 'navy', secondaryColor: 'gold', printedName: 'OWLS' } as const
	expect(recoloringOf(look)).toEqual({ primary: '#14284f', secondary: '#f2b21b', teamName: 'OWLS' })
	expect(recoloringOf({ ...look, secondaryColor: null })).toBeUndefined()
	expect(namesOf(look)).toBe('Navy, Athletic Gold, OWLS')
	expect(namesOf({ primaryColor: null, secondaryColor: null, printedName: '' })).toBe('')
})
