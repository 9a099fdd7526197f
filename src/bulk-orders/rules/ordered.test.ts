import { expect, test } from 'vitest'
import { printedOn, worn } from './ordered.ts'

const robin = { name: 'Robin', number: '00', printsName: true }

test.each([
	['Jersey', { name: false, number: false }, robin, 'Robin', '00'],
	['Jersey', { name: true, number: true }, { ...robin, printsName: false }, '', '00'],
	['Hoodie', { name: false, number: false }, robin, '', ''],
	['Hoodie', { name: true, number: false }, robin, 'Robin', ''],
	['Shorts', { name: false, number: true }, robin, '', '00'],
])('on a %s with places %o stands of %o: "%s" "%s"', (kind, has, player, playerName, playerNumber) => {
	expect(worn(printedOn(kind, has), player)).toEqual({ playerName, playerNumber })
})
