import { expect, test } from 'vitest'
import { DesignConfig } from '#garments/schemas.ts'
import { pairOfPiece, playerOfPiece, playersOfKit, sizeOfPiece, withKitWide } from './kit.ts'

const config = DesignConfig.parse({ primaryColor: '#14284f', secondaryColor: '#f2b21b', quantity: 3 })

test('the players of a kit come back from the lists of its pieces as they were', () => {
	const players = [
		{ name: 'Rivera', number: '7', size: 'M', sizes: { pants: 'L', socks: 'OS' }, quantity: 1 },
		{ name: 'Cho', number: '00', size: '', sizes: { pants: '', socks: 'OS' }, quantity: 2 },
	]
	const pieces = ['jersey', 'pants', 'socks'].map((piece, at) => ({
		piece,
		players: players.map((player) => playerOfPiece(player, piece, at)),
	}))
	expect(pieces[1]?.players.map(({ size }) => size)).toEqual(['L', ''])
	expect(playersOfKit(pieces)).toEqual(players)
	expect(sizeOfPiece(players[0]!, 'socks', 2)).toBe('OS')
})

test('players outside kits have one size', () => {
	const players = [{ name: 'Rivera', number: '7', size: 'M', quantity: 1 }]
	expect(playersOfKit([{ piece: '', players }])).toEqual(players)
	expect(playersOfKit([])).toEqual([])
})

test('what a kit shares is taken over, and an equal design keeps its identity', () => {
	const leader = { quantity: 12, fundraisingEnabled: true, portalId: 'p1' }
	const taken = withKitWide(config, leader)
	expect(taken).toMatchObject({ ...leader, primaryColor: config.primaryColor })
	expect(withKitWide(taken, leader)).toBe(taken)
	expect(withKitWide(taken, { quantity: 12, fundraisingEnabled: true })).not.toHaveProperty('portalId')
})

test('an away jersey wears the colors the other way round, and back again', () => {
	const pair = { primary: '#ffffff', secondary: '#14284f' }
	expect(pairOfPiece({ swapped: true }, pair)).toEqual({ primary: '#14284f', secondary: '#ffffff' })
	expect(pairOfPiece({ swapped: true }, pairOfPiece({ swapped: true }, pair))).toEqual(pair)
	expect(pairOfPiece({}, pair)).toBe(pair)
})
